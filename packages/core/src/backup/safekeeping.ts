import type { Day } from '../base/day'
import type { LearnerRecord } from '../learner/record'

/** So many dated copies are kept on the device. */
export const copiesKept = 7
/** On so many days the app is visited before it is plain that what is in it matters. */
const daysThatMatter = 3

/** How much there was of what only ever grows, and whose it was; written down where the rest may be lost without it. */
export type Inventory = { owner: string | null; visited: readonly Day[]; views: number; reviews: number }

/** What the browser removed: the record with the marks and settings, or the history with the answers. */
export type Loss = 'record' | 'logs'

/** Days, looks and answers are only ever added: where there are fewer than there were, the browser removed them. */
export function lossOf(before: Inventory | null, now: Inventory): Loss | null {
  if (before === null || belongToOthers(before, now)) return null
  const days = new Set(now.visited)
  if (before.visited.some((each) => !days.has(each))) return 'record'
  return before.views > now.views || before.reviews > now.reviews ? 'logs' : null
}

/** Whether something was kept for one account while another one is signed in. */
export function belongToOthers(kept: Pick<Inventory, 'owner'>, now: Pick<Inventory, 'owner'>): boolean {
  return kept.owner !== null && now.owner !== null && kept.owner !== now.owner
}

/** The days whose copies make room for newer ones. */
export function outdatedCopies(days: readonly Day[]): Day[] {
  return [...days].sort().slice(0, -copiesKept)
}

/** The browser is asked to keep what is stored once there is something to lose: a first favorite, or a third day. */
export function isWorthKeeping({ marks, days }: LearnerRecord): boolean {
  return days.visited.length >= daysThatMatter || Object.values(marks.favorite).some(({ on }) => on)
}
