import type { ProviderSubscription } from '@verbena/core/subscription/pick-subscription'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs
export const checkAgainMs = 15 * minuteMs

/**
 * When to look at the provider although it sent no message: soon while a page of it is open, right after the end of a
 * period, and once a day in case a message was lost. Who has nothing and expects nothing needs no look.
 */
export function nextCheck(counts: ProviderSubscription | undefined, expectsNewsUntil: Date | null, now: Date): Date | null {
  const soon = new Date(now.getTime() + checkAgainMs)
  if (expectsNewsUntil && expectsNewsUntil > now) return soon
  if (!counts) return null
  const afterPeriod = counts.periodEnd.getTime() + minuteMs
  return new Date(Math.max(soon.getTime(), Math.min(afterPeriod, now.getTime() + dayMs)))
}
