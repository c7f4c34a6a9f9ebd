import { expect, test } from 'vitest'
import { knownPrices } from './plan'
import { pricesOf } from './prices'

const monthly = { plan: 'monthly' as const, price_id: 'price_m', amount: 600 }
const yearly = { plan: 'yearly' as const, price_id: 'price_y', amount: 6000 }

test('both prices come from the server, with their currency', () => {
  expect(pricesOf({ payment: 'open', currency: 'EUR', plans: [yearly, monthly] })).toEqual({ monthly: 600, yearly: 6000, currency: 'EUR' })
})

test('a server that names no prices, or only one, leaves the known ones', () => {
  expect(pricesOf(undefined)).toBe(knownPrices)
  expect(pricesOf({ payment: 'off', currency: 'EUR', plans: [] })).toBe(knownPrices)
  expect(pricesOf({ payment: 'open', currency: 'EUR', plans: [yearly] })).toBe(knownPrices)
})
