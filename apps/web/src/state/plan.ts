import type { Plan } from '@verbena/core/subscription/plan'

/** What the person at this device pays for: nothing, until plans can be bought. */
export function usePlan(): Plan | null {
  return null
}
