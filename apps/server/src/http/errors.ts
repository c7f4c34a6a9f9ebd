import { AppError, type ErrorBody, type ErrorCode } from '@verbena/core/base/app-error'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { isUnreachable } from '../db/unreachable'
import { describeError } from './describe-error'

const statusOf = {
  invalid_input: 400,
  invalid_credentials: 401,
  invalid_recovery_code: 401,
  unauthorized: 401,
  forbidden: 403,
  premium_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  username_taken: 409,
  limit_reached: 409,
  payload_too_large: 413,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} satisfies Record<ErrorCode, ContentfulStatusCode>

/** The one place where a failure becomes an answer; a surprise is logged here, once. */
export function createErrorHandler(log: Pick<Logger, 'error' | 'warn'>) {
  return (error: Error, c: Context): Response => {
    if (error instanceof AppError) return errorAnswer(c, error)
    // Hono's own for a body that is not the JSON it says it is; a caller who hung up half-way will not read the answer.
    if ((error instanceof HTTPException && error.status === 400) || c.req.raw.signal.aborted) {
      return errorAnswer(c, new AppError('invalid_input', 'The request body is not valid JSON.'))
    }
    if (isUnreachable(error)) {
      log.warn({ requestId: c.get('requestId'), error: describeError(error) }, 'the database cannot be reached')
      return errorAnswer(c, new AppError('unavailable', 'Verbena cannot reach its database right now. Please try again in a moment.'))
    }
    log.error({ requestId: c.get('requestId'), error: describeError(error) }, 'a request failed')
    return errorAnswer(c, new AppError('internal', 'Something went wrong on our side. Please try again.'))
  }
}

export function errorAnswer(c: Context, { code, message, issues, retryAfterSeconds }: AppError): Response {
  const body: ErrorBody = { error: { code, message, ...(issues && { issues }) } }
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  if (code === 'unauthorized') c.header('WWW-Authenticate', 'Bearer')
  return c.json(body, statusOf[code])
}
