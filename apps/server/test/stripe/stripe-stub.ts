import { createServer } from 'node:http'
import type { Plan } from '@verbena/core/subscription/plan'
import Stripe from 'stripe'
import { afterAll } from 'vitest'
import { checkCall, type Form, parseForm } from './check-call'

export const stubPrices = { monthly: 'price_m', yearly: 'price_y' } satisfies Record<Plan, string>
export const webhookSecret = 'whsec_test'

type StubSubscription = ReturnType<typeof stubSubscription>
type Session = { id: string; object: 'checkout.session'; customer: string; status: string; url: string | null; metadata: unknown }
type Call = { name: string; sent: Form; idempotencyKey: string | undefined }
type Answer = { status: number; json: unknown }

/** A subscription as Stripe writes it, as far as anybody reads it. */
export function stubSubscription(changes: { plan?: Plan; from?: number; to?: number; price?: object } & Record<string, unknown> = {}) {
  const { plan = 'monthly', from = 0, to = 0, price, ...rest } = changes
  const interval = plan === 'monthly' ? 'month' : 'year'
  const sold = { id: stubPrices[plan], object: 'price', recurring: { interval, interval_count: 1 }, ...price }
  const item = { id: 'si_1', object: 'subscription_item', price: sold, current_period_start: from, current_period_end: to }
  return {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    created: from,
    cancel_at: null,
    cancel_at_period_end: false,
    cancellation_details: null,
    metadata: {},
    items: { object: 'list', data: [item] },
    ...rest,
  }
}

export type StripeStub = Awaited<ReturnType<typeof startStripeStub>>

/**
 * Stripe's side of the calls we make, on a local port for one test file. Every call is held against the public description
 * of the API; what does not fit is refused, as there, and kept in `violations`.
 */
export async function startStripeStub() {
  const state = {
    subscriptions: new Map<string, StubSubscription[]>(),
    sessions: [] as Session[],
    lost: new Set<string>(),
    calls: [] as Call[],
    violations: [] as string[],
    prices: new Map<string, object>(Object.entries(stubPrices).map(([plan, id]) => [id, price(id, plan === 'monthly' ? 499 : 4999, plan)])),
    /** How the next calls fail: not at all, with this status, or by hanging up. */
    failing: undefined as number | 'hang up' | undefined,
  }
  const replays = new Map<string, { request: string; answer: Answer }>()
  let made = 0

  function answerTo(method: string, path: string, sent: Form): Answer {
    const violations = checkCall(method, path, sent)
    if (violations.length > 0) {
      state.violations.push(...violations)
      return refusal(400, 'parameter_unknown', violations.join('; '))
    }
    const [, , resource = '', id = '', more] = path.split('/')
    const customer = String(sent.customer ?? '')
    if (state.lost.has(customer)) return refusal(404, 'resource_missing', 'No such customer', 'customer')
    const call = `${method} ${resource}`
    if (call === 'POST customers') return ok({ id: `cus_${++made}`, object: 'customer', metadata: sent.metadata })
    if (call === 'DELETE customers') {
      state.lost.add(id)
      state.subscriptions.delete(id)
      return ok({ id, object: 'customer', deleted: true })
    }
    if (call === 'GET subscriptions') return ok(list(state.subscriptions.get(customer) ?? []))
    if (call === 'GET prices')
      return state.prices.has(id) ? ok(state.prices.get(id)) : refusal(404, 'resource_missing', 'No such price', 'price')
    if (call === 'POST billing_portal')
      return ok({ id: `bps_${++made}`, object: 'billing_portal.session', url: `https://billing.test/${made}` })
    if (call === 'GET checkout') return ok(list(state.sessions.filter((one) => one.customer === customer)))
    if (more !== undefined) return ok(closeSession(path.split('/')[4] ?? ''))
    const session: Session = {
      id: `cs_${++made}`,
      object: 'checkout.session',
      customer,
      status: 'open',
      url: `https://checkout.test/${made}`,
      metadata: sent.metadata ?? {},
    }
    state.sessions.unshift(session)
    return ok(session)
  }

  function closeSession(id: string): Session | undefined {
    const session = state.sessions.find((one) => one.id === id)
    if (session) Object.assign(session, { status: 'expired', url: null })
    return session
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { pathname, search } = new URL(request.url ?? '/', 'http://stub')
    const method = request.method ?? 'GET'
    const sent = parseForm(method === 'GET' ? search.slice(1) : Buffer.concat(chunks).toString())
    const idempotencyKey = request.headers['idempotency-key']?.toString()
    state.calls.push({ name: `${method} ${pathname}`, sent, idempotencyKey })
    if (state.failing === 'hang up') return request.socket.destroy()
    let answer = state.failing === undefined ? undefined : refusal(state.failing, 'down', 'Something is wrong')
    if (!answer && request.headers.authorization !== 'Bearer sk_test_stub') answer = refusal(401, 'auth', 'Wrong key')
    if (!answer) answer = once(idempotencyKey, JSON.stringify([method, pathname, sent]), () => answerTo(method, pathname, sent))
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_stub', 'stripe-should-retry': 'false' })
    response.end(JSON.stringify(answer.json))
  })

  /** A key that was used answers as it did then; with other parameters it is refused. */
  function once(key: string | undefined, request: string, answer: () => Answer): Answer {
    const replay = key === undefined ? undefined : replays.get(key)
    if (replay && replay.request !== request) return refusal(400, 'idempotency_error', 'Keys can only be used with the same parameters')
    const given = replay?.answer ?? structuredClone(answer())
    if (key !== undefined) replays.set(key, { request, answer: given })
    return given
  }

  const url = await new Promise<URL>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`))
    })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { state, url }
}

const signer = new Stripe('sk_test_stub')

/** A message about a customer, and Stripe's signature of it. */
export function signedMessage(customer: string, at: number, secret = webhookSecret, padding = '') {
  const object = { id: 'sub_1', object: 'subscription', customer, padding }
  const message = JSON.stringify({ id: `evt_${at}`, object: 'event', type: 'customer.subscription.updated', data: { object } })
  const signature = signer.webhooks.generateTestHeaderString({ payload: message, secret, timestamp: Math.floor(at / 1000) })
  return { message, signature }
}

function price(id: string, cents: number, plan: string) {
  const interval = plan === 'monthly' ? 'month' : 'year'
  return { id, object: 'price', active: true, currency: 'usd', unit_amount: cents, recurring: { interval, interval_count: 1 } }
}

function list(data: unknown[]) {
  return { object: 'list', data, has_more: false, url: '/' }
}

function ok(json: unknown): Answer {
  return { status: 200, json }
}

function refusal(status: number, code: string, message: string, param?: string): Answer {
  return { status, json: { error: { type: status < 500 ? 'invalid_request_error' : 'api_error', code, message, param } } }
}
