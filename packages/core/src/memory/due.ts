import { type Day, daysBetween, localDay } from '../base/day'
import type { Instant, Mark, View } from '../learner/record'
import type { WordId } from '../words/word'
import { type DayNumber, dayNumber } from './day-number'
import { intervalOf, recallChance } from './scheduler'
import { horizonOf, type Memory, type WordMemory } from './word-memory'

/** With more words due than this, no new ones are introduced. */
const mostDueWithNew = 30
/** After a break no more than these are offered a day. */
const mostAfterBreak = 15
/** No more words than these are asked for the first time a day, however many were looked at. */
export const mostFirstAsks = 15
/** So many days without a visit are a break. */
const breakDays = 7
/** A word marked as learned rests for so many days before it is asked for again. */
const daysOfRest = 30

/** What is known of the learner's words: their answers, their looks, and the words they marked as learned. */
export type Known = { memory: Memory; views: Readonly<Record<WordId, View>>; learned: Readonly<Record<WordId, Mark>> }

/** The day's words: those to be asked, the most at risk first, and whether new ones may join. */
export type DayPlan = {
  offered: WordId[]
  /** What is due as well and kept for the days to come. */
  kept: WordId[]
  isCatchingUp: boolean
  takesNew: boolean
}

/** The day on which a word that was answered comes back; marked as learned since then, it rests. */
export function dueDay(memory: WordMemory, learned?: Mark): DayNumber {
  return Math.max(memory.lastDay + intervalOf(memory), restUntil(learned, memory.lastDay))
}

/** A word that was seen and never asked for is asked for on the day after; marked as learned, it rests. */
export function firstAskDay(view: View, learned?: Mark): DayNumber {
  return Math.max(dayOf(view.first) + 1, restUntil(learned, 0))
}

function restUntil(learned: Mark | undefined, lastDay: DayNumber): DayNumber {
  if (learned?.on !== true) return 0
  const marked = dayOf(learned.at)
  return marked < lastDay ? 0 : marked + daysOfRest
}

function dayOf(at: Instant): DayNumber {
  return dayNumber(localDay(new Date(at)))
}

/**
 * What to ask today: words that are due before words that were only seen, and of those the ones seen last. A word is asked
 * for once a day; what waits after a break is kept for the days to come.
 */
export function planDay({ memory, views, learned }: Known, visited: readonly Day[], today: Day): DayPlan {
  const now = dayNumber(today)
  const waiting: { wordId: WordId; risk: number; since: DayNumber }[] = []
  let answeredToday = 0
  let firstAskedToday = 0
  for (const [wordId, word] of memory) {
    if (word.lastDay === now) answeredToday++
    if (word.firstDay === now) firstAskedToday++
    const since = dueDay(word, learned[wordId])
    // a clock that was wrong must not keep a word away until it is right
    if (since <= now || word.lastDay > horizonOf(now)) waiting.push({ wordId, risk: recallChance(word, now - word.lastDay), since })
  }
  waiting.sort((a, b) => a.risk - b.risk || (a.wordId < b.wordId ? -1 : 1))
  const seen = Object.entries(views).filter(([wordId, view]) => !memory.has(wordId) && firstAskDay(view, learned[wordId]) <= now)
  seen.sort(([a, first], [b, second]) => second.last - first.last || (a < b ? -1 : 1))
  const firstAsks = seen.slice(0, Math.max(0, mostFirstAsks - firstAskedToday))

  const back = dayOfReturn(visited, today)
  const isCatchingUp = back !== null && waiting.filter(({ since }) => since <= back).length + answeredToday > mostAfterBreak
  const due = [...waiting.map(({ wordId }) => wordId), ...firstAsks.map(([wordId]) => wordId)]
  const share = isCatchingUp ? Math.max(0, mostAfterBreak - answeredToday) : due.length
  return {
    offered: due.slice(0, share),
    kept: due.slice(share),
    isCatchingUp,
    takesNew: waiting.length <= mostDueWithNew,
  }
}

/** The first day after today on which a word comes back; `null` when none will. */
export function nextReturn({ memory, views, learned }: Known, today: Day): DayNumber | null {
  const now = dayNumber(today)
  let next: DayNumber | null = null
  function look(due: DayNumber) {
    if (due > now && (next === null || due < next)) next = due
  }
  for (const [wordId, word] of memory) look(dueDay(word, learned[wordId]))
  for (const [wordId, view] of Object.entries(views)) if (!memory.has(wordId)) look(firstAskDay(view, learned[wordId]))
  return next
}

/** The day the learner came back after the latest break; `null` when there was none. */
function dayOfReturn(visited: readonly Day[], today: Day): DayNumber | null {
  const past = visited.filter((each) => each <= today)
  for (let i = past.length - 1; i > 0; i--) {
    const [before, back] = [past[i - 1], past[i]]
    if (before && back && daysBetween(before, back) > breakDays) return dayNumber(back)
  }
  return null
}
