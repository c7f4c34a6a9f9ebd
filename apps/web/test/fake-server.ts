import { internalEmail, recoverSchema, signInSchema, signUpSchema, usernameKey } from '@verbena/core/account/credentials'
import type { Session, SessionWithCode } from '@verbena/core/account/session'
import type { ErrorCode } from '@verbena/core/base/app-error'
import * as v from 'valibot'
import type { Send } from '../src/api/server'

type Account = { id: string; name: string; username: string; password: string; recoveryCode: string }

/** A server in memory that keeps the account contract, so that screens and sessions run for real against it. */
export function fakeServer() {
  const accounts = new Map<string, Account>()
  const refreshTokens = new Map<string, Account>()
  const calls: string[] = []
  let serial = 0
  let broken: Send | null = null

  function issue(account: Account): Session {
    serial += 1
    const refreshToken = `refresh-${serial}`
    refreshTokens.set(refreshToken, account)
    const user = { id: account.id, name: account.name, username: account.username, email: internalEmail(account.username) }
    return { accessToken: `access-${serial}`, refreshToken, expiresIn: 900, expiresAt: Math.floor(Date.now() / 1000) + 900, user }
  }

  const routes: Record<string, (body: unknown) => Response> = {
    '/api/account/sign-up'(body) {
      const { name, username, password } = v.parse(signUpSchema, body)
      const key = usernameKey(username)
      if (accounts.has(key)) return refuse(409, 'username_taken', 'That username is taken')
      const account = { id: `user-${key}`, name, username, password, recoveryCode: 'ABCD-EFGH-JKLM-NPQR-STUV' }
      accounts.set(key, account)
      return json(201, { ...issue(account), recoveryCode: account.recoveryCode } satisfies SessionWithCode)
    },
    '/api/account/sign-in'(body) {
      const { username, password } = v.parse(signInSchema, body)
      const account = accounts.get(usernameKey(username))
      return account?.password === password ? json(200, issue(account)) : refuse(401, 'invalid_credentials', 'Invalid username or password')
    },
    '/api/account/refresh'(body) {
      const { refreshToken } = v.parse(v.object({ refreshToken: v.string() }), body)
      const account = refreshTokens.get(refreshToken)
      refreshTokens.delete(refreshToken)
      return account ? json(200, issue(account)) : refuse(401, 'unauthorized', 'Sign in again')
    },
    '/api/account/sign-out'(body) {
      refreshTokens.delete(v.parse(v.object({ refreshToken: v.string() }), body).refreshToken)
      return new Response(null, { status: 204 })
    },
    '/api/account/recover'(body) {
      const { username, recoveryCode, newPassword } = v.parse(recoverSchema, body)
      const account = accounts.get(usernameKey(username))
      if (account?.recoveryCode.replaceAll('-', '') !== recoveryCode) return refuse(401, 'invalid_recovery_code', 'No')
      Object.assign(account, { password: newPassword, recoveryCode: 'WXYZ-2345-6789-ABCD-EFGH' })
      return json(200, { ...issue(account), recoveryCode: account.recoveryCode } satisfies SessionWithCode)
    },
  }

  const send: Send = async (path, init) => {
    calls.push(path)
    if (broken) return broken(path, init)
    return routes[path]?.(JSON.parse(String(init.body ?? 'null'))) ?? refuse(404, 'not_found', 'Not found')
  }

  return {
    send,
    /** Every path asked for, in order. */
    calls,
    /** From now on every call ends like this, until `repair`. */
    breakWith(answer: Send) {
      broken = answer
    },
    repair() {
      broken = null
    },
    /** Ends every session, as a replayed token or a new password elsewhere does. */
    revokeAll() {
      refreshTokens.clear()
    },
    hasLiveToken: (refreshToken: string) => refreshTokens.has(refreshToken),
    issue: (name = 'Ann Lee', username = 'ann_lee') => {
      const account = { id: `user-${username}`, name, username, password: 'Secret1', recoveryCode: 'ABCD-EFGH-JKLM-NPQR-STUV' }
      accounts.set(usernameKey(username), account)
      return issue(account)
    },
  }
}

export type FakeServer = ReturnType<typeof fakeServer>

/** How a server can fail. */
export const troubles = {
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  slow: () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
  nonsense: () => Promise.resolve(new Response('<html>Welcome to the hotel</html>', { status: 200 })),
  portal: () => Promise.resolve(new Response('<html>Log in to the hotel</html>', { status: 401 })),
  gateway: () => Promise.resolve(new Response('Bad gateway', { status: 502 })),
  crashed: () => Promise.resolve(refuse(500, 'internal', 'ECONNRESET at db.ts:12')),
  busy: () => Promise.resolve(refuse(429, 'too_many_requests', 'Slow down', { 'retry-after': '180' })),
} satisfies Record<string, Send>

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
}

function refuse(status: number, code: ErrorCode, message: string, headers: Record<string, string> = {}): Response {
  return json(status, { error: { code, message } }, headers)
}
