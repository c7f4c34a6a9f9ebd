import { type ProviderSubscription, pickSubscription, subscriptionStatuses } from '@verbena/core/subscription/pick-subscription'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'
import { subscriptions } from '../../db/schema/subscription'
import { createBilling } from './billing'
import type { PaymentProvider } from './payment-provider'
import { reconcile } from './reconcile'
import { keepCustomer } from './store'

const db = await testDatabase()
const { user } = await testApp(db).signUp()
const dayMs = 24 * 60 * 60 * 1000
const start = Date.parse('2025-03-01T12:00:00Z')
const inDays = (days: number) => new Date(start + days * dayMs)
const silent = { warn: () => undefined }

const anySubscription = fc.record<ProviderSubscription>({
  id: fc.constantFrom('sub_a', 'sub_b'),
  status: fc.oneof({ weight: 3, arbitrary: fc.constant('active' as const) }, fc.constantFrom(...subscriptionStatuses)),
  plan: fc.constantFrom('monthly', 'yearly'),
  createdAt: fc.constant(inDays(0)),
  periodStart: fc.integer({ min: -20, max: 0 }).map(inDays),
  periodEnd: fc.integer({ min: 1, max: 300 }).map(inDays),
  cancelAtPeriodEnd: fc.boolean(),
  endedUnpaid: fc.boolean(),
})
const anyTruth = fc.uniqueArray(anySubscription, { selector: ({ id }) => id, maxLength: 2 })

/** One change at the provider, and how often its message arrives: never, once, or again and again. */
const change = fc.record({ truth: anyTruth, arrivals: fc.integer({ min: 0, max: 3 }) })

/** A provider whose answers are true at the moment it looks, and arrive when the schedule says so. */
function scheduledProvider(schedule: fc.Scheduler, truth: { now: ProviderSubscription[]; isAway: boolean }): PaymentProvider {
  const never = () => Promise.reject(new Error('not part of this'))
  return {
    name: 'stripe',
    prices: never,
    planOfPrice: () => undefined,
    createCustomer: never,
    checkout: never,
    portal: never,
    endAll: never,
    customerOfMessage: async (message) => message,
    async subscriptionsOf() {
      await schedule.schedule(Promise.resolve('the question travels'))
      if (truth.isAway) throw new Error('the provider is away')
      const seen = truth.now
      await schedule.schedule(Promise.resolve('the answer travels'))
      return seen
    },
  }
}

/** The row as it should be, by what the provider says now. */
async function expectTruth(truth: readonly ProviderSubscription[], now: Date) {
  const counts = pickSubscription(truth, now)
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id))
  const { subscriptionId, status, plan, currentPeriodEnd, cancelAtPeriodEnd } = row ?? {}
  expect({ subscriptionId, status, plan, currentPeriodEnd, cancelAtPeriodEnd }).toEqual({
    subscriptionId: counts?.id ?? null,
    status: counts?.status ?? null,
    plan: counts?.plan ?? null,
    currentPeriodEnd: counts?.periodEnd ?? null,
    cancelAtPeriodEnd: counts?.cancelAtPeriodEnd ?? false,
  })
}

let customers = 0

test('messages that come twice, in any order or late end on what the provider says, and lost ones heal', async () => {
  const run = fc.asyncProperty(fc.scheduler(), fc.array(change, { minLength: 1, maxLength: 6 }), async (schedule, changes) => {
    const clock = { now: inDays(0) }
    const now = () => clock.now
    const truth = { now: [] as ProviderSubscription[], isAway: false }
    const billing = createBilling(db, scheduledProvider(schedule, truth), now)
    customers += 1
    const customerId = `cus_${customers}`
    await keepCustomer(db, user.id, 'stripe', customerId, now())
    await db
      .update(subscriptions)
      .set({ checkAt: now(), expectsNewsUntil: inDays(1) })
      .where(eq(subscriptions.userId, user.id))

    const deliveries: Promise<void>[] = []
    const changing = schedule.scheduleSequence(
      changes.map(({ truth: next, arrivals }, i) => ({
        label: `change ${i}`,
        builder: async () => {
          truth.now = next
          for (let arrival = 0; arrival < arrivals; arrival += 1) {
            deliveries.push(schedule.schedule(Promise.resolve(), `message ${i}`).then(() => billing.receive(customerId, 'signed')))
          }
        },
      })),
    )
    await schedule.waitFor(changing.task)
    await schedule.waitFor(Promise.all(deliveries))
    const isLastHeard = (changes.at(-1)?.arrivals ?? 0) > 0
    if (isLastHeard) await expectTruth(truth.now, now())

    clock.now = inDays(1.01)
    await schedule.waitFor(reconcile(db, billing, now, silent))
    await expectTruth(truth.now, now())
  })
  await fc.assert(run, { numRuns: 1000 })
}, 240_000)

test('a look that fails changes nothing, and counts for nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyTruth, async (schedule, truthNow) => {
      const truth = { now: truthNow, isAway: false }
      const billing = createBilling(db, scheduledProvider(schedule, truth), () => inDays(0))
      customers += 1
      await keepCustomer(db, user.id, 'stripe', `cus_${customers}`, inDays(0))
      await schedule.waitFor(billing.refresh(user.id))
      truth.now = []
      truth.isAway = true
      await expect(schedule.waitFor(billing.refresh(user.id))).rejects.toThrow('away')
      await expectTruth(truthNow, inDays(0))
    }),
    { numRuns: 50 },
  )
})
