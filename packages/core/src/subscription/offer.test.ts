import { expect, test } from 'vitest'
import { offerFor, planCards } from './offer'

test('the plan cards say what each plan costs and what the yearly one saves', () => {
  expect(planCards.map(({ name, price, tag, saving }) => [name, price, tag, saving])).toEqual([
    ['Monthly', '$4.99 per month', null, null],
    ['Yearly', '$49.99 per year', 'Most Popular', 'Save 17%'],
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
})

test('a yearly subscriber is offered nothing', () => {
  expect(offerFor('yearly')).toBeNull()
})
