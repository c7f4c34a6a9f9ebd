import { expect, test } from 'vitest'
import { confirmPlan, noPlan } from './confirmed-plan'
import { planHeld } from './plan-held'

const at = Date.parse('2026-03-01T12:00:00Z')
const dayMs = 86_400_000
const answer = { subscribed: true, subscription_end: '2026-03-31T12:00:00.000Z', plan: 'monthly' as const, cancels: false }

test('a confirmed plan holds until its end and three days more', () => {
  const confirmed = confirmPlan('ann', answer, at)
  expect([0, 30, 32.99, 33].map((days) => planHeld(confirmed, at + days * dayMs))).toEqual(['monthly', 'monthly', 'monthly', null])
})

test('a plan without an end holds for three days after it was confirmed', () => {
  const confirmed = confirmPlan('ann', { ...answer, subscription_end: null }, at)
  expect([2.99, 3].map((days) => planHeld(confirmed, at + days * dayMs))).toEqual(['monthly', null])
})

test('whoever is not subscribed has neither a plan nor an end', () => {
  expect(confirmPlan('ann', { ...answer, subscribed: false }, at)).toEqual(noPlan('ann', at))
  expect(confirmPlan('ann', { ...answer, plan: null }, at)).toEqual(noPlan('ann', at))
  expect(planHeld(noPlan('ann', at), at)).toBeNull()
})
