import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { signInAsAnn } from '../../../test/open-app'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { ActivePremium } from './active-premium'

describe('Go Premium without a plan', () => {
  test('offers both plans, the yearly one chosen', async () => {
    await asVisitor()
    await openSheet('/categories?subscription=true')
    const panel = within(await sheet('Go Premium'))
    expect(panel.getByRole('heading', { name: 'Unlock Everything' })).toBeTruthy()
    expect(panel.getByText('Get unlimited access to all features and content')).toBeTruthy()
    expect(panel.getByRole('heading', { name: "What's included" })).toBeTruthy()
    expect(panel.getByText('Cancel anytime. Terms and conditions apply.')).toBeTruthy()
    expect(panel.getByRole('radio', { name: /^Yearly.*Most Popular.*\$49\.99 per year.*Save 17%$/ }).ariaChecked).toBe('true')
    await userEvent.click(panel.getByRole('radio', { name: /^Monthly.*\$4\.99 per month$/ }))
    expect(panel.getByRole('radio', { name: /^Yearly/ }).ariaChecked).toBe('false')
  })

  test('a visitor is asked to sign in', async () => {
    await asVisitor()
    const app = await openSheet('/categories?subscription=true')
    await userEvent.click(within(await sheet('Go Premium')).getByRole('button', { name: 'Subscribe Now' }))
    expect(await screen.findByText('Sign in required')).toBeTruthy()
    expect(screen.getByText('Please sign in to subscribe')).toBeTruthy()
    await waitFor(() => expect(app.path()).toBe('/auth'))
  })

  test('a visitor who met the offer in another sheet gets to the sign-in too', async () => {
    await asVisitor()
    const app = await openSheet('/categories?explore=true')
    await userEvent.click(within(await sheet('Explore')).getByRole('button', { name: /^Verbs/ }))
    await userEvent.click(within(await sheet('Go Premium')).getByRole('button', { name: 'Subscribe Now' }))
    await waitFor(() => expect(app.path()).toBe('/auth'))
  })

  test('someone signed in is told that nothing can be bought yet', async () => {
    await asVisitor()
    await signInAsAnn()
    const app = await openSheet('/categories?subscription=true')
    await userEvent.click(within(await sheet('Go Premium')).getByRole('button', { name: 'Subscribe Now' }))
    expect(await screen.findByText('Subscriptions are not open yet')).toBeTruthy()
    expect(app.path()).toBe('/categories')
  })
})

describe('Go Premium with a plan', () => {
  test('a yearly subscriber sees the plan and when it renews', async () => {
    await openSheet('/categories', <ActivePremium plan="yearly" renewsOn={new Date(2026, 2, 9)} />)
    expect(screen.getByRole('heading', { name: 'Active Premium' })).toBeTruthy()
    expect(screen.getByText('Renews on March 9, 2026')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Manage Subscription' })).toBeTruthy()
    expect(screen.queryByText('Upgrade to Yearly')).toBeNull()
  })

  test('a monthly subscriber is offered the year; without a date it says N/A', async () => {
    await openSheet('/categories', <ActivePremium plan="monthly" renewsOn={null} />)
    expect(screen.getByText('Renews on N/A')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Upgrade to Yearly' })).toBeTruthy()
    expect(screen.getByText('Save 17% by switching to yearly subscription')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'View Yearly Plan' }))
    expect(await screen.findByText('Plans cannot be changed here yet')).toBeTruthy()
  })
})
