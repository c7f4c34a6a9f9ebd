import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessEnd, isRunning, type ProviderSubscription, pickSubscription, subscriptionStatuses } from './pick-subscription'

const dayMs = 24 * 60 * 60 * 1000
const start = new Date('2025-03-01T12:00:00Z')
const inDays = (days: number) => new Date(start.getTime() + days * dayMs)

function subscription(changes: Partial<ProviderSubscription> = {}): ProviderSubscription {
  return {
    id: 'sub_1',
    status: 'active',
    plan: 'monthly',
    createdAt: start,
    periodStart: start,
    periodEnd: inDays(31),
    cancelAtPeriodEnd: false,
    endedUnpaid: false,
    ...changes,
  }
}

test.each<[string, Partial<ProviderSubscription>, Date | null]>([
  ['one that renews, and three days for late news', {}, inDays(34)],
  ['a trial, the same', { status: 'trialing' }, inDays(34)],
  ['one that was asked to end, to the end of its period', { cancelAtPeriodEnd: true }, inDays(31)],
  ['one whose renewal failed, for seven days', { status: 'past_due' }, inDays(7)],
  ['one that was canceled, for what was paid', { status: 'canceled' }, inDays(31)],
  ['one that ended because nobody paid, never', { status: 'canceled', endedUnpaid: true }, null],
  ['unpaid, never', { status: 'unpaid' }, null],
  ['paused, never', { status: 'paused' }, null],
  ['a first payment under way, never', { status: 'incomplete' }, null],
  ['a first payment that failed, never', { status: 'incomplete_expired' }, null],
])('what opens: %s', (_, changes, end) => {
  expect(accessEnd(subscription(changes))).toEqual(end)
})

test('nothing counts without a subscription, or after the end of all', () => {
  expect(pickSubscription([], start)).toBeUndefined()
  expect(pickSubscription([subscription({ cancelAtPeriodEnd: true })], inDays(31))).toBeUndefined()
})

test('of several the one that gives most counts', () => {
  const monthly = subscription({ id: 'a', periodEnd: inDays(400) })
  const ending = subscription({ id: 'b', plan: 'yearly', cancelAtPeriodEnd: true })
  const yearly = subscription({ id: 'c', plan: 'yearly' })
  const over = subscription({ id: 'd', plan: 'yearly', status: 'canceled', endedUnpaid: true })
  expect(pickSubscription([over, monthly], start)?.id).toBe('a')
  expect(pickSubscription([monthly, ending], start)?.id).toBe('b')
  expect(pickSubscription([monthly, ending, yearly], start)?.id).toBe('c')
  expect(pickSubscription([monthly, ending, yearly], inDays(40))?.id).toBe('a')
})

const anySubscription = fc.record<ProviderSubscription>({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  status: fc.constantFrom(...subscriptionStatuses),
  plan: fc.constantFrom('monthly', 'yearly'),
  createdAt: fc.constant(start),
  periodStart: fc.integer({ min: -40, max: 40 }).map(inDays),
  periodEnd: fc.integer({ min: -40, max: 400 }).map(inDays),
  cancelAtPeriodEnd: fc.boolean(),
  endedUnpaid: fc.boolean(),
})

test('the order in which a provider lists them changes nothing, and what counts is open', () => {
  const some = fc.uniqueArray(anySubscription, { selector: ({ id }) => id })
  fc.assert(
    fc.property(some, fc.integer({ min: -50, max: 420 }).map(inDays), (all, now) => {
      const picked = pickSubscription(all, now)
      expect(pickSubscription([...all].reverse(), now)).toEqual(picked)
      const isAnyOpen = all.some((one) => (accessEnd(one)?.getTime() ?? 0) > now.getTime())
      expect(picked !== undefined).toBe(isAnyOpen)
      if (picked) expect(accessEnd(picked)?.getTime()).toBeGreaterThan(now.getTime())
    }),
  )
})

test('what has ended or never began costs nothing more', () => {
  const running = subscriptionStatuses.filter((status) => isRunning(subscription({ status })))
  expect(running).toEqual(['active', 'trialing', 'past_due', 'unpaid', 'paused'])
})
