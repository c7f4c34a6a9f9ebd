import type { ErrorCode, InputIssue } from '@verbena/core/base/app-error'

/** Why a call failed: what the server said, or that it could not be reached, was too slow or made no sense. */
export type FailureCode = ErrorCode | 'unreachable' | 'too_slow' | 'nonsense'

const keepLearning = 'Your words still work without it.'

/** The one map from code to sentence; every sentence says what happened and what to do. */
const sentences: Record<FailureCode, string> = {
  invalid_input: 'Something you entered is not accepted. Check it and try again.',
  invalid_credentials: 'Invalid username or password',
  invalid_recovery_code: 'This username and recovery code do not belong together. Check both and try again.',
  username_taken: 'This username is already taken. Please choose another one.',
  unauthorized: 'Your session has ended. Please sign in again.',
  forbidden: 'You are not allowed to do this.',
  premium_required: 'This is part of Premium.',
  not_found: 'This does not exist any more.',
  method_not_allowed: 'The server does not know this action. Reload the app and try again.',
  limit_reached: 'There is no room for more. Delete something you no longer need and try again.',
  payload_too_large: 'This is too large to send. Shorten it and try again.',
  too_many_requests: 'Too many tries.',
  unavailable: `The server is taking a short break. Try again in a moment. ${keepLearning}`,
  internal: 'An unexpected error occurred. Please try again.',
  unreachable: `The server cannot be reached. Check your connection and try again. ${keepLearning}`,
  too_slow: `The server did not answer in time. Try again in a moment. ${keepLearning}`,
  nonsense: `The server gave an answer that could not be read. Try again in a moment. ${keepLearning}`,
}

/** Where the server knows more than the code says, its own words are shown (spec §8: sign up). */
const inServerWords: readonly FailureCode[] = ['invalid_input', 'invalid_credentials', 'username_taken', 'limit_reached']

type FailureDetails = { message?: string; issues?: InputIssue[]; retryAfterSeconds?: number | undefined; cause?: unknown }

/** A call to the server that failed; its message is a sentence for people. */
export class ApiFailure extends Error {
  readonly code: FailureCode
  readonly issues: readonly InputIssue[]
  readonly retryAfterSeconds: number | undefined

  constructor(code: FailureCode, { message, issues = [], retryAfterSeconds, cause }: FailureDetails = {}) {
    super(sentenceFor(code, message, retryAfterSeconds), { cause })
    this.name = 'ApiFailure'
    this.code = code
    this.issues = issues
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The sentence of any failure; what is no failure of a call is a surprise. */
export function sentenceOf(failure: unknown): string {
  return failure instanceof ApiFailure ? failure.message : sentences.internal
}

const passing: readonly FailureCode[] = ['unreachable', 'too_slow', 'nonsense', 'unavailable']

/** Whether asking again may help: a refusal stays one. */
export function isPassing(failure: unknown): boolean {
  return failure instanceof ApiFailure && passing.includes(failure.code)
}

function sentenceFor(code: FailureCode, message: string | undefined, retryAfterSeconds: number | undefined): string {
  if (code === 'too_many_requests') return `${sentences[code]} Try again in ${waitInWords(retryAfterSeconds ?? 60)}.`
  return message && inServerWords.includes(code) ? message : sentences[code]
}

function waitInWords(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds < 3600) return counted(Math.ceil(seconds / 60), 'minute')
  return counted(Math.ceil(seconds / 3600), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
