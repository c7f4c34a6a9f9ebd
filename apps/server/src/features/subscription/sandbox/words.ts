import { knownPrices, type Plan } from '@verbena/core/subscription/plan'

export function money(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: knownPrices.currency }).format(cents / 100)
}

export function day(date: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

export const planNames = { monthly: 'Monthly', yearly: 'Yearly' } satisfies Record<Plan, string>

export function price(plan: Plan): string {
  return `${money(knownPrices[plan])} per ${plan === 'yearly' ? 'year' : 'month'}`
}
