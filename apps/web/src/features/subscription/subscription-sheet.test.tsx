import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StatusAnswer } from '@verbena/core/subscription/answers'
import { describe, expect, test } from 'vitest'
import { fakePayments, fakeTabs, monthly, notSubscribed, yearly } from '../../../test/fake-payments'
import { troubles } from '../../../test/fake-server'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { signIn } from '../../state/session/live-session'

/** Ann's panel on a server that takes payments. */
async function openAsAnn(status: StatusAnswer = notSubscribed) {
  const payments = fakePayments(await asVisitor(), status)
  await signIn({ username: 'ann_lee', password: 'Secret1' })
  await openSheet('/categories?subscription=true')
  return { panel: within(await sheet('Go Premium')), payments }
}

describe('Go Premium without a plan', () => {
  test('offers both plans, the yearly one chosen', async () => {
    fakePayments(await asVisitor())
    await openSheet('/categories?subscription=true')
    const panel = within(await sheet('Go Premium'))
    expect(panel.getByRole('heading', { name: 'Unlock Everything' })).toBeTruthy()
    expect(panel.getByText('Get unlimited access to all features and content')).toBeTruthy()
    expect(panel.getByRole('heading', { name: "What's included" })).toBeTruthy()
    expect(panel.getByText('Cancel anytime. Terms and conditions apply.')).toBeTruthy()
    const year = panel.getByRole('radio', { name: /^Yearly.*Most Popular.*\$49\.99 per year.*Save 17%.*instead of \$59\.88/ })
    expect(year.ariaChecked).toBe('true')
    await userEvent.click(panel.getByRole('radio', { name: /^Monthly.*\$4\.99 per month$/ }))
    expect(year.ariaChecked).toBe('false')
  })

  test('shows the prices that the server names, and the saving they give', async () => {
    const payments = fakePayments(await asVisitor())
    const [month, year] = payments.sales.plans
    payments.sales = {
      payment: 'open',
      currency: 'EUR',
      plans: [
        { ...month, amount: 600 },
        { ...year, amount: 3600 },
      ] as typeof payments.sales.plans,
    }
    await openSheet('/categories?subscription=true')
    const panel = within(await sheet('Go Premium'))
    expect(await panel.findByRole('radio', { name: /^Yearly.*€36\.00 per year.*Save 50%/ })).toBeTruthy()
    expect(panel.getByRole('radio', { name: /^Monthly.*€6\.00 per month$/ })).toBeTruthy()
  })

  test('a visitor is asked to sign in', async () => {
    fakePayments(await asVisitor())
    const app = await openSheet('/categories?subscription=true')
    await userEvent.click(within(await sheet('Go Premium')).getByRole('button', { name: 'Subscribe Now' }))
    expect(await screen.findByText('Sign in required')).toBeTruthy()
    expect(screen.getByText('Please sign in to subscribe')).toBeTruthy()
    await waitFor(() => expect(app.path()).toBe('/auth'))
  })

  test('a visitor who met the offer in another sheet gets to the sign-in too', async () => {
    fakePayments(await asVisitor())
    const app = await openSheet('/categories?explore=true')
    await userEvent.click(within(await sheet('Explore')).getByRole('button', { name: /^Verbs/ }))
    await userEvent.click(within(await sheet('Go Premium')).getByRole('button', { name: 'Subscribe Now' }))
    await waitFor(() => expect(app.path()).toBe('/auth'))
  })

  test('subscribing opens the checkout of the chosen plan in a new tab, and coming back shows the plan', async () => {
    const tabs = fakeTabs()
    const { panel, payments } = await openAsAnn()
    await userEvent.click(await panel.findByRole('radio', { name: /^Monthly/ }))
    await userEvent.click(panel.getByRole('button', { name: 'Subscribe Now' }))
    expect(await panel.findByText(/payment page is open in another tab/)).toBeTruthy()
    expect(tabs).toEqual(['https://pay.example/checkout'])
    expect(payments.asked).toContain('create-checkout{"priceId":"price_monthly"}')
    payments.status = monthly
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(await panel.findByRole('heading', { name: 'Active Premium' })).toBeTruthy()
  })

  test('where the browser opens no tab, the page is a link to tap', async () => {
    fakeTabs(false)
    const { panel } = await openAsAnn()
    await userEvent.click(await panel.findByRole('button', { name: 'Subscribe Now' }))
    const link = await panel.findByRole('link', { name: 'Open the payment page' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://pay.example/checkout', '_blank'])
  })

  test('a checkout that fails is told in a toast, and can be tried again', async () => {
    const tabs = fakeTabs()
    const { panel, payments } = await openAsAnn()
    await panel.findByRole('button', { name: 'Subscribe Now' })
    payments.failure = troubles.gateway
    await userEvent.click(panel.getByRole('button', { name: 'Subscribe Now' }))
    expect(await screen.findByText('Failed to start checkout process')).toBeTruthy()
    expect(screen.getByText('Error')).toBeTruthy()
    payments.failure = null
    await userEvent.click(panel.getByRole('button', { name: 'Subscribe Now' }))
    await waitFor(() => expect(tabs).toEqual(['https://pay.example/checkout']))
  })

  test.each([
    ['sandbox', 'No money moves here', true],
    ['off', 'Nothing is sold here at the moment', false],
    ['open', null, true],
  ] as const)('payment that is %s is said plainly', async (payment, note, canSubscribe) => {
    const payments = fakePayments(await asVisitor())
    payments.sales = { ...payments.sales, payment }
    await openSheet('/categories?subscription=true')
    const panel = within(await sheet('Go Premium'))
    if (note) expect(await panel.findByText(note)).toBeTruthy()
    else expect(panel.queryByRole('note')).toBeNull()
    expect(panel.queryByRole('button', { name: 'Subscribe Now' }) !== null).toBe(canSubscribe)
  })
})

describe('Go Premium with a plan', () => {
  test('until the server has answered, nothing is offered', async () => {
    let answer = (_: Response) => {}
    const late = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const payments = fakePayments(await asVisitor())
    payments.failure = (path) => (path.endsWith('check-subscription') ? late : Promise.resolve(Response.json(payments.sales)))
    await signIn({ username: 'ann_lee', password: 'Secret1' })
    await openSheet('/categories?subscription=true')
    const panel = within(await screen.findByRole('dialog', { name: 'Go Premium' }))
    expect(await panel.findByRole('status', { name: 'Loading' })).toBeTruthy()
    expect(panel.queryByText('Unlock Everything')).toBeNull()
    answer(Response.json(yearly))
    expect(await panel.findByRole('heading', { name: 'Active Premium' })).toBeTruthy()
  })

  test('a yearly subscriber sees the plan and when it renews, and is offered nothing more', async () => {
    const { panel } = await openAsAnn(yearly)
    expect(await panel.findByRole('heading', { name: 'Active Premium' })).toBeTruthy()
    expect(panel.getByRole('heading', { name: /^Premium Plan/ })).toBeTruthy()
    expect(panel.getByText('Renews on March 9, 2031')).toBeTruthy()
    expect(panel.getByText('Change plan, update payment method, or cancel subscription')).toBeTruthy()
    expect(panel.queryByText('Upgrade to Yearly')).toBeNull()
  })

  test('a monthly subscriber is offered the year in the portal; without a date it says N/A', async () => {
    const tabs = fakeTabs()
    const { panel } = await openAsAnn({ ...monthly, subscription_end: null })
    expect(await panel.findByText('Renews on N/A')).toBeTruthy()
    expect(panel.getByRole('heading', { name: 'Upgrade to Yearly' })).toBeTruthy()
    expect(panel.getByText('Save 17% by switching to yearly subscription')).toBeTruthy()
    await userEvent.click(panel.getByRole('button', { name: 'View Yearly Plan' }))
    expect(await screen.findByText('Opening portal...')).toBeTruthy()
    expect(await screen.findByText('Portal opened')).toBeTruthy()
    expect(tabs).toEqual(['https://pay.example/portal'])
  })

  test('a cancelled plan says until when it lasts, and what stays', async () => {
    const { panel } = await openAsAnn({ ...yearly, cancels: true })
    expect(await panel.findByText('Cancelled. Everything stays open until March 9, 2031')).toBeTruthy()
    expect(panel.queryByText(/Renews on/)).toBeNull()
  })

  test('a portal that fails is told in a toast', async () => {
    const { panel, payments } = await openAsAnn(yearly)
    await panel.findByRole('heading', { name: 'Active Premium' })
    payments.failure = troubles.offline
    await userEvent.click(panel.getByRole('button', { name: 'Manage Subscription' }))
    expect(await screen.findByText('Failed to open customer portal')).toBeTruthy()
    expect(screen.queryByText('Portal opened')).toBeNull()
  })
})
