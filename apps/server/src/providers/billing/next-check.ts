import { isRunning, type ProviderSubscription } from '@verbena/core/subscription/pick-subscription'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs
export const checkAgainMs = 15 * minuteMs

/**
 * When to look at the provider although it sent no message: soon while a page of it is open, right after the end of a
 * period, and once a day in case a message was lost. Who has nothing that could be paid, and expects nothing, needs no look.
 */
export function nextCheck(
  { all, counts }: { all: readonly ProviderSubscription[]; counts: ProviderSubscription | undefined },
  expectsNewsUntil: Date | null,
  now: Date,
): Date | null {
  const soon = now.getTime() + checkAgainMs
  if (expectsNewsUntil && expectsNewsUntil > now) return new Date(soon)
  if (!counts && !all.some(isRunning)) return null
  const tomorrow = now.getTime() + dayMs
  const afterPeriod = counts ? counts.periodEnd.getTime() + minuteMs : tomorrow
  return new Date(Math.max(soon, Math.min(afterPeriod, tomorrow)))
}
