import type { PlansAnswer, StatusAnswer } from '@verbena/core/subscription/answers'
import { onTestFinished, vi } from 'vitest'
import { connect, type Send } from '../src/api/server'
import { queryClient } from '../src/state/query-client'
import type { FakeServer } from './fake-server'

export const notSubscribed = { subscribed: false, subscription_end: null, plan: null, cancels: false } satisfies StatusAnswer
export const monthly = {
  subscribed: true,
  subscription_end: '2031-03-09T12:00:00.000Z',
  plan: 'monthly',
  cancels: false,
} satisfies StatusAnswer
export const yearly = { ...monthly, plan: 'yearly' } satisfies StatusAnswer

const sales: PlansAnswer = {
  payment: 'open',
  currency: 'USD',
  plans: [
    { plan: 'monthly', price_id: 'price_monthly', amount: 499 },
    { plan: 'yearly', price_id: 'price_yearly', amount: 4999 },
  ],
}

/** Lets a server take payments. What it answers next can be changed at any time; `asked` is what it was asked. */
export function fakePayments(server: FakeServer, status: StatusAnswer = notSubscribed) {
  const payments = { status, sales, asked: [] as string[], failure: null as Send | null }
  const answers: Record<string, () => unknown> = {
    '/api/functions/plans': () => payments.sales,
    '/api/functions/check-subscription': () => payments.status,
    '/api/functions/create-checkout': () => ({ url: 'https://pay.example/checkout' }),
    '/api/functions/customer-portal': () => ({ url: 'https://pay.example/portal' }),
  }
  connect(async (path, init) => {
    const answer = answers[path]
    if (!answer) return server.send(path, init)
    payments.asked.push(`${path.slice('/api/functions/'.length)}${init.body ?? ''}`)
    return payments.failure ? payments.failure(path, init) : Response.json(answer())
  })
  queryClient.clear()
  return payments
}

/** A browser that opens new tabs, or one that refuses; answers what was opened. */
export function fakeTabs(isAllowed = true): string[] {
  const opened: string[] = []
  const open = vi.spyOn(window, 'open').mockImplementation((url) => {
    opened.push(String(url))
    return isAllowed ? ({ opener: window } as Window) : null
  })
  onTestFinished(() => open.mockRestore())
  return opened
}
