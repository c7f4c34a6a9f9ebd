import { AppError } from '@verbena/core/base/app-error'
import type { MiddlewareHandler } from 'hono'
import { nativeOrigins } from './native-apps'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Pages of other sites may not change anything here; those of our apps may. Browsers name the page's origin; programs that do not are let through. */
export function requireSameOrigin(publicUrl: URL | undefined): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (!readOnly.has(c.req.method) && origin !== undefined && !isOwn(origin, c.req.header('host'), publicUrl)) {
      throw new AppError('forbidden', 'This request came from another site.')
    }
    await next()
  }
}

function isOwn(origin: string, host: string | undefined, publicUrl: URL | undefined): boolean {
  if (nativeOrigins.has(origin)) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  if (from.origin === publicUrl?.origin) return true
  return (from.protocol === 'http:' || from.protocol === 'https:') && from.host === host
}
