import { type Session, sessionSchema } from '@verbena/core/account/session'
import * as v from 'valibot'

const password = 'Sunny2day'
/** Lets the benchmarks speak for many people: the limits by address then count each of them for itself. */
export const manyClients = { TRUSTED_PROXIES: '127.0.0.1' }

let clients = 0

/** Calls the API from an address that nobody else has. */
function post(url: string, path: string, json: unknown): Promise<Response> {
  clients += 1
  const address = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return fetch(`${url}/api/account/${path}`, { method: 'POST', headers, body: JSON.stringify(json) })
}

export function signUp(url: string, username: string): Promise<Session> {
  return sessionFrom(post(url, 'sign-up', { name: 'Ann Lee', username, password }), 201)
}

export function signIn(url: string, username: string): Promise<Session> {
  return sessionFrom(post(url, 'sign-in', { username, password }), 200)
}

export function refresh(url: string, refreshToken: string): Promise<Session> {
  return sessionFrom(post(url, 'refresh', { refreshToken }), 200)
}

/** The session that was answered; only a whole and right answer is a promise. */
async function sessionFrom(asked: Promise<Response>, status: number): Promise<Session> {
  const answer = await asked
  if (answer.status !== status) throw new Error(`Answered ${answer.status} instead of ${status}`)
  return v.parse(sessionSchema, await answer.json())
}
