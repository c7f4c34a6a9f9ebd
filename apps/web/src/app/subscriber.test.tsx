import { act, screen, waitFor, within } from '@testing-library/react'
import type { StatusAnswer } from '@verbena/core/subscription/answers'
import { describe, expect, test } from 'vitest'
import { fakePayments, monthly, notSubscribed, yearly } from '../../test/fake-payments'
import { freshVisitor, openFeed } from '../../test/open-feed'
import { sheet } from '../../test/open-sheet'
import { libraryOf, someWords } from '../../test/some-words'
import { readConfirmedPlan } from '../state/plan'
import { followPlan } from '../state/plan-checks'
import { signIn } from '../state/session/live-session'
import { startSession } from '../state/session/session'
import { loadWords } from '../state/words'

/** Ann, who has this plan, with the whole app at an address. */
async function openAs(status: StatusAnswer, address: string) {
  act(startSession)
  const payments = fakePayments(await freshVisitor(), status)
  libraryOf(someWords(30, { categories: ['emotions'] }))
  await loadWords()
  followPlan()
  await act(() => signIn({ username: 'ann_lee', password: 'Secret1' }))
  await waitFor(() => expect(readConfirmedPlan()).not.toBeNull())
  return { payments, ...(await openFeed(address)) }
}

describe.each([
  ['free', notSubscribed, { icon: true, link: 'Unlock all', banner: 'Unlock everything', card: 'Upgrade to Premium' }],
  ['monthly', monthly, { icon: true, link: 'Upgrade', banner: 'Upgrade to Yearly & Save 17%', card: 'Upgrade to Yearly' }],
  ['yearly', yearly, { icon: false, link: null, banner: null, card: 'Active Premium' }],
] as const)('%s', (_name, status, seen) => {
  const isSubscriber = status.subscribed

  test('the premium button in the header', async () => {
    await openAs(status, '/categories')
    expect(await screen.findByRole('button', { name: 'Settings' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Go Premium' }) !== null).toBe(seen.icon)
  })

  test('the link and the locks in Explore', async () => {
    await openAs(status, '/categories?explore=true')
    const explore = within(await sheet('Explore'))
    expect(explore.queryByRole('link', { name: /^(Upgrade|Unlock all)$/ })?.textContent ?? null).toBe(seen.link)
    expect(explore.queryAllByRole('button', { name: /, locked$/ }).length).toBe(isSubscriber ? 0 : 40)
  })

  test('the banner and the locks in Practice', async () => {
    await openAs(status, '/categories?practice=true')
    const practice = within(await sheet('Practice'))
    expect(practice.queryByText(/^(Upgrade to Yearly|Unlock everything)/)?.textContent ?? null).toBe(seen.banner)
    expect(practice.queryAllByRole('button', { name: /, locked$/ }).length).toBe(isSubscriber ? 0 : 10)
  })

  test('the card in the profile', async () => {
    await openAs(status, '/categories?profile=true')
    expect(within(await sheet('Your Profile')).getByText(seen.card)).toBeTruthy()
  })

  test('a premium address', async () => {
    const app = await openAs(status, '/categories?category=Emotions')
    if (isSubscriber) expect(await screen.findByRole('feed', { name: 'Words' })).toBeTruthy()
    else await waitFor(() => expect(app.search()).toEqual({ category: 'Emotions', subscription: true }))
    expect(screen.queryByText('Emotions is part of Premium') === null).toBe(isSubscriber)
  })
})

test('a premium game typed by a subscriber whom this device does not know yet waits for the answer', async () => {
  act(startSession)
  const payments = fakePayments(await freshVisitor(), yearly)
  let answer = (_: Response) => {}
  const late = new Promise<Response>((resolve) => {
    answer = resolve
  })
  payments.failure = () => late
  await act(() => signIn({ username: 'ann_lee', password: 'Secret1' }))
  const app = await openFeed('/rush')
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy()
  answer(Response.json(yearly))
  expect(await screen.findByRole('heading', { name: 'Rush' })).toBeTruthy()
  expect(app.path()).toBe('/rush')
})
