import type { ConfirmedPlan } from './confirmed-plan'
import type { Plan } from './plan'

/** How long a plan outlives its end where the server cannot be asked. */
const graceMs = 3 * 86_400_000

/** The plan someone has without asking again: until its end and three days more, so that nobody who paid is locked out on a train. */
export function planHeld({ plan, end, at }: ConfirmedPlan, now: number): Plan | null {
  return now < (end ?? at) + graceMs ? plan : null
}
