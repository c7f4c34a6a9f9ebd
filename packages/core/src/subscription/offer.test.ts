import { expect, test } from 'vitest'
import { offerFor, planCards } from './offer'
import { knownPrices } from './plan'

test('the plan cards say what each plan costs and what the yearly one saves', () => {
  expect(planCards(knownPrices).map(({ name, price, tag, saving }) => [name, price, tag, saving])).toEqual([
    ['Monthly', '$4.99 per month', null, null],
    ['Yearly', '$49.99 per year', 'Most Popular', 'Save 17%'],
  ])
})

test('prices are shown in their own currency, with as many decimals as it has', () => {
  expect(planCards({ monthly: 500, yearly: 5000, currency: 'EUR' }).map(({ price }) => price)).toEqual([
    '€5.00 per month',
    '€50.00 per year',
  ])
  expect(planCards({ monthly: 600, yearly: 6000, currency: 'JPY' }).map(({ price }) => price)).toEqual([
    '¥600 per month',
    '¥6,000 per year',
  ])
})

test('without a plan everything is offered', () => {
  expect(offerFor(null)?.link).toBe('Unlock all')
  expect(offerFor(null)?.banner).toEqual({
    title: 'Unlock everything',
    text: 'Access all games, categories, words, themes, and remove ads',
  })
})

test('a monthly subscriber is offered the year, with the saving that the prices give', () => {
  expect(offerFor('monthly')?.link).toBe('Upgrade')
  expect(offerFor('monthly')?.banner.title).toBe('Upgrade to Yearly & Save 17%')
  expect(offerFor('monthly')?.card).toEqual({ title: 'Upgrade to Yearly', text: 'Save 17% by switching to yearly subscription' })
  expect(offerFor('monthly', { monthly: 500, yearly: 3000, currency: 'USD' })?.banner.title).toBe('Upgrade to Yearly & Save 50%')
})

test('where the year is no cheaper, no saving is claimed', () => {
  const prices = { monthly: 100, yearly: 1200, currency: 'USD' }
  expect(planCards(prices)[1]?.saving).toBeNull()
  expect(JSON.stringify(offerFor('monthly', prices))).not.toContain('Save')
})

test('a yearly subscriber is offered nothing', () => {
  expect(offerFor('yearly')).toBeNull()
})
