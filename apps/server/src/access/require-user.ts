import { AppError } from '@verbena/core/base/app-error'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AccessTokens, Bearer } from './access-tokens'
import type { LiveSessions } from './live-sessions'

export type SignedIn = { Variables: { user: Bearer } }

export type Guard = ReturnType<typeof createGuard>

export function createGuard(deps: { tokens: AccessTokens; liveSessions: LiveSessions; now: () => Date }) {
  /** Who the bearer token of a request speaks for; throws when there is none or it no longer counts. */
  async function identify(c: Context): Promise<Bearer> {
    const token = /^Bearer +([\w.-]{1,2000})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const bearer = token === undefined ? undefined : await deps.tokens.verify(token, deps.now())
    if (!bearer || !(await deps.liveSessions.isLive(bearer))) throw new AppError('unauthorized', 'Please sign in again.')
    return bearer
  }
  const requireUser = createMiddleware<SignedIn>(async (c, next) => {
    c.set('user', await identify(c))
    await next()
  })
  return { identify, requireUser }
}
