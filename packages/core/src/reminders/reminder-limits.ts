import type { Plan } from '../subscription/plan'
import { maxFrequency } from './reminder-settings'

const freeFrequency = 8

/** How many reminders a day someone with this plan may have (spec §9). */
export function dailyLimit(plan: Plan | null): number {
  return plan === null ? freeFrequency : maxFrequency
}

/** What is said to someone who wants more than the free ones (spec §8). */
export const premiumReminderText =
  'Free users can set up to 8 notifications per day. Subscribe to unlock up to 15 notifications per day and enjoy unlimited learning reminders.'
