/** Every code an error can carry over the wire; the server maps it to a status, the client to a sentence. */
export const errorCodes = [
  'invalid_input',
  'invalid_credentials',
  'invalid_recovery_code',
  'username_taken',
  'unauthorized',
  'forbidden',
  'premium_required',
  'not_found',
  'method_not_allowed',
  'limit_reached',
  'payload_too_large',
  'too_many_requests',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** One failing field of an invalid input: where it is (`password`, `words.3.id`) and the message to show. */
export type InputIssue = { path: string; message: string }

/** The one JSON shape of every failed answer. */
export type ErrorBody = { error: { code: ErrorCode; message: string; issues?: InputIssue[] } }

/** An expected failure: something the caller did or met, never a bug. `retryAfterSeconds` goes with `too_many_requests`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: InputIssue[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, details: { issues?: InputIssue[]; retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = details.issues
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}
