import { act, renderHook, waitFor } from '@testing-library/react'
import { noPlan } from '@verbena/core/subscription/confirmed-plan'
import { expect, test } from 'vitest'
import { fakePayments, monthly } from '../../test/fake-payments'
import { troubles } from '../../test/fake-server'
import { newVisitor } from '../../test/open-app'
import { planKey, readPlan, showPlan, usePlan } from './plan'
import { followPlan } from './plan-checks'
import { signIn, signOut } from './session/live-session'
import { startSession } from './session/session'

const dayMs = 86_400_000
const ann = { username: 'ann_lee', password: 'Secret1' }

/** A visitor at a server that takes payments, whose plan is followed. */
async function setUp() {
  act(startSession)
  const payments = fakePayments(await newVisitor())
  followPlan()
  return { payments, plan: renderHook(() => usePlan()).result }
}

test('signing in loads the plan once, signing out clears it and what was stored', async () => {
  const { payments, plan } = await setUp()
  payments.status = monthly
  await act(() => signIn(ann))
  await waitFor(() => expect(plan.current).toBe('monthly'))
  expect(payments.asked).toEqual(['check-subscription'])
  expect(localStorage.getItem(planKey)).toContain('monthly')
  await act(() => signOut())
  expect(plan.current).toBeNull()
  expect(localStorage.getItem(planKey)).toBeNull()
})

test('another tab that learned of a new plan tells this one', async () => {
  const { plan } = await setUp()
  await act(() => signIn(ann))
  await waitFor(() => expect(localStorage.getItem(planKey)).not.toBeNull())
  const theirs = { ...noPlan('user-ann_lee', Date.now()), plan: 'yearly', end: Date.now() + dayMs }
  const tell = (value: unknown) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: planKey, newValue: JSON.stringify(value) })))
  tell({ ...theirs, userId: 'user-bob' })
  tell({ ...theirs, plan: 'gold' })
  expect(plan.current).toBeNull()
  tell(theirs)
  expect(plan.current).toBe('yearly')
})

test('without a network the stored plan holds from the first moment, and only for whom it was stored', async () => {
  const { payments, plan } = await setUp()
  payments.failure = troubles.offline
  localStorage.setItem(planKey, JSON.stringify({ ...noPlan('user-ann_lee', Date.now()), plan: 'yearly', end: Date.now() - 2 * dayMs }))
  act(() => showPlan(null))
  expect(plan.current).toBeNull()
  await act(() => signIn(ann))
  expect(plan.current).toBe('yearly')
  await waitFor(() => expect(payments.asked).toEqual(['check-subscription']))
  expect(readPlan()).toBe('yearly')
})

test.each(['', 'torn {', '{"userId":"user-ann_lee"}', '[]', '"x"'])('a stored text that is broken opens nothing: %s', async (text) => {
  const { payments, plan } = await setUp()
  payments.failure = troubles.offline
  localStorage.setItem(planKey, text)
  await act(() => signIn(ann))
  expect(plan.current).toBeFalsy()
})
