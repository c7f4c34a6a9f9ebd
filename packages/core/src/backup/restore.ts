import { type Instant, type LearnerRecord, markKinds } from '../learner/record'
import type { SettingKey } from '../learner/settings'
import { type LearnerCopy, mergeCopies } from '../sync/copy'

/** What says where the learner stands now, not what they want: it is never taken from an older day. */
const momentary: readonly SettingKey[] = ['zoneOffset', 'goalCelebratedOn', 'currentFeedWord', 'hasSwiped', 'hasCompletedOnboarding']

/**
 * The learner as they are with a day's copy brought back: each setting and mark of the copy is wished for once more, as of
 * now; what the copy knows nothing of stays, and so does everything that is only ever added to.
 */
export function restoreCopy(current: LearnerCopy, kept: LearnerCopy, at: Instant): LearnerCopy {
  const merged = mergeCopies(current, kept)
  const settings = Object.fromEntries(Object.entries(kept.record.settings).filter(([key]) => !momentary.some((each) => each === key)))
  const record: LearnerRecord = {
    ...merged.record,
    settings: wishAgain(merged.record.settings, settings, ({ value }) => JSON.stringify(value), at),
    marks: { ...merged.record.marks },
  }
  for (const kind of markKinds)
    record.marks[kind] = wishAgain(merged.record.marks[kind], kept.record.marks[kind], ({ on }) => String(on), at)
  return { record, logs: merged.logs }
}

function wishAgain<Wish extends { at: Instant }, All extends Readonly<Record<string, Wish>>>(
  now: All,
  kept: Readonly<Record<string, Wish>>,
  meaning: (wish: Wish) => string,
  at: Instant,
): All {
  const wished = Object.entries(kept).flatMap(([key, wish]) => {
    const before = now[key]
    if (before !== undefined && meaning(before) === meaning(wish)) return []
    return [[key, { ...wish, at: Math.max(at, (before?.at ?? -1) + 1) }]]
  })
  return { ...now, ...Object.fromEntries(wished) }
}
