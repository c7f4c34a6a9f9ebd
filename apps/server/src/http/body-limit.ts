import { AppError } from '@verbena/core/base/app-error'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

export const bodyLimitBytes = 64 * 1024

export function limitBody(): MiddlewareHandler {
  function refuse(): never {
    throw new AppError('payload_too_large', `The request is larger than ${bodyLimitBytes / 1024} KiB.`)
  }
  const counting = bodyLimit({ maxSize: bodyLimitBytes, onError: refuse })
  return async (c, next) => {
    const length = c.req.header('content-length') ?? ''
    // Only a body that does not say its length has to be counted; looking at any body at all makes a stream of it, which is slow.
    if (!/^\d{1,15}$/.test(length) || c.req.header('transfer-encoding') !== undefined) return counting(c, next)
    if (Number(length) > bodyLimitBytes) refuse()
    return next()
  }
}
