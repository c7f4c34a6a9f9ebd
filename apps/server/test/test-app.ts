import { BlockList } from 'node:net'
import { type Session, type SessionWithCode, sessionSchema, sessionWithCodeSchema } from '@verbena/core/account/session'
import { errorCodes } from '@verbena/core/base/app-error'
import { pino } from 'pino'
import * as v from 'valibot'
import { expect } from 'vitest'
import { type AppDeps, createApp } from '../src/app'
import type { Database } from '../src/db/database'
import { createBilling } from '../src/providers/billing/billing'
import { createSandbox } from '../src/providers/billing/sandbox/sandbox-provider'

export const password = 'Secret1'
const emptyWeb: AppDeps['web'] = { files: new Map(), inlineHashes: { scripts: [], styles: [] }, firstScripts: [] }

type Ask = { method?: string; json?: unknown; body?: string; token?: string; address?: string; headers?: Record<string, string> }

/** The app on a database, with a clock that only moves when told, its log lines, and the calls tests make. */
export function testApp(db: Database, overrides: Partial<AppDeps> = {}) {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })
  const clock = { now: Date.parse('2025-03-01T12:00:00Z') }
  const now = () => new Date(clock.now)
  const sandbox = createSandbox(db, now)
  const billing = createBilling(db, sandbox, now)
  const app = createApp({
    db,
    authSecret: 'a secret of the tests, long enough to sign with',
    publicUrl: undefined,
    trustedProxies: new BlockList(),
    web: emptyWeb,
    log,
    now,
    payments: { billing, sandbox },
    speech: undefined,
    signers: { iosTeamId: undefined, androidFingerprints: [] },
    ...overrides,
  })

  /** A request as it arrives from the address of a socket; every call has another one unless a test says which. */
  async function request(path: string, ask: Ask = {}): Promise<Response> {
    const { json, body, token, address = freshAddress(), headers = {} } = ask
    const method = ask.method ?? (json === undefined && body === undefined ? 'GET' : 'POST')
    const all = new Headers({ host: 'localhost', ...headers })
    if (json !== undefined && !all.has('content-type')) all.set('content-type', 'application/json')
    if (token !== undefined) all.set('authorization', `Bearer ${token}`)
    const content = json === undefined ? body : JSON.stringify(json)
    const init = { method, headers: all, ...(content !== undefined && { body: content }) }
    return app.request(path, init, { incoming: { socket: { remoteAddress: address } } })
  }

  async function signUp(username = freshUsername()) {
    const answer = await request('/api/account/sign-up', { json: { name: 'Ann Lee', username, password } })
    expect(answer.status).toBe(201)
    return sessionWithCodeOf(answer)
  }

  const signIn = (username: string, tried = password, ask: Ask = {}) =>
    request('/api/account/sign-in', { ...ask, json: { username, password: tried } })

  const refresh = (refreshToken: string) => request('/api/account/refresh', { json: { refreshToken } })

  const isSignedIn = async (session: Session) => (await request('/api/account/me', { token: session.accessToken })).status === 200

  return { app, request, signUp, signIn, refresh, isSignedIn, clock, now, billing, lines }
}

export async function sessionWithCodeOf(answer: Response): Promise<SessionWithCode> {
  return v.parse(v.strictObject(sessionWithCodeSchema.entries), await answer.json())
}

export async function sessionOf(answer: Response): Promise<Session> {
  expect(answer.status).toBe(200)
  return v.parse(sessionSchema, await answer.json())
}

const errorBody = v.strictObject({
  error: v.strictObject({
    code: v.picklist(errorCodes),
    message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
    issues: v.optional(v.array(v.strictObject({ path: v.string(), message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)) }))),
  }),
})

/** The status and the one shape every failure has. */
export async function failureOf(answer: Response) {
  const { error } = v.parse(errorBody, await answer.json())
  return { status: answer.status, ...error }
}

let count = 0

export function freshUsername(): string {
  count += 1
  return `Learner_${count}`
}

function freshAddress(): string {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}
