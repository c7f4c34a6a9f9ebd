import * as v from 'valibot'
import { expect, test } from 'vitest'
import { troubles } from '../../test/fake-server'
import { ask } from './ask'
import { ApiFailure, sentenceOf } from './errors'
import type { Send } from './server'

const answering =
  (status: number, body: unknown, headers = {}): Send =>
  async () =>
    new Response(JSON.stringify(body), { status, headers })

async function failureOf(send: Send): Promise<ApiFailure> {
  const failure = await ask(send, '/api/account/me', v.object({ id: v.string() })).catch((thrown: unknown) => thrown)
  if (!(failure instanceof ApiFailure)) throw new Error('expected a failure of the call')
  return failure
}

test('an answer of the promised shape is handed on, without what was not promised', async () => {
  const answer = await ask(answering(200, { id: '1', admin: true }), '/api/account/me', v.object({ id: v.string() }))
  expect(answer).toEqual({ id: '1' })
})

test.each([
  ['another shape', answering(200, { id: 1 }), 'nonsense'],
  ['a page', troubles.nonsense, 'nonsense'],
  ['an empty answer', async () => new Response(''), 'nonsense'],
  ['a page that refuses', troubles.portal, 'nonsense'],
  ['an error of another shape', answering(401, { message: 'JWT expired' }), 'nonsense'],
  ['a gateway without a server', troubles.gateway, 'unavailable'],
  ['no network', troubles.offline, 'unreachable'],
  ['no answer in time', troubles.slow, 'too_slow'],
  ['a code of a newer server', answering(418, { error: { code: 'teapot', message: 'Short and stout' } }), 'internal'],
] satisfies [string, Send, string][])('%s is a failure with a sentence', async (_, send, code) => {
  const failure = await failureOf(send)
  expect(failure.code).toBe(code)
  expect(failure.message).toMatch(/[.]$/)
})

test('what broke inside the server is never shown', async () => {
  expect((await failureOf(troubles.crashed)).message).toBe('An unexpected error occurred. Please try again.')
  expect(sentenceOf(new Error('x is not a function'))).toBe('An unexpected error occurred. Please try again.')
})

test('the server’s own words are shown where it knows more', async () => {
  const body = { error: { code: 'username_taken', message: 'ann is taken' } }
  expect((await failureOf(answering(409, body))).message).toBe('ann is taken')
})

test.each([
  ['1', '1 second'],
  ['59', '59 seconds'],
  ['60', '1 minute'],
  ['180', '3 minutes'],
  ['3600', '1 hour'],
  ['Wed, 21 Oct', '1 minute'],
])('too many tries with retry-after %s says to wait %s', async (header, wait) => {
  const failure = await failureOf(answering(429, { error: { code: 'too_many_requests', message: '' } }, { 'retry-after': header }))
  expect(failure.message).toBe(`Too many tries. Try again in ${wait}.`)
})

test('the fields of an invalid input are named', async () => {
  const issues = [{ path: 'username', message: 'No' }]
  const failure = await failureOf(answering(400, { error: { code: 'invalid_input', message: 'No', issues } }))
  expect(failure.issues).toEqual(issues)
})
