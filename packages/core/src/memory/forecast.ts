import type { Day } from '../base/day'
import { dayNumber } from './day-number'
import { dueDay, firstAskDay, type Known, mostFirstAsks } from './due'

/**
 * How many words come back on each of the coming days, today first and with all that waited until now. Words that were
 * only seen come a few a day.
 */
export function forecast({ memory, views, learned }: Known, today: Day, days: number): number[] {
  const reviews = perDay(
    [...memory].map(([wordId, word]) => dueDay(word, learned[wordId])),
    dayNumber(today),
    days,
  )
  const seen = Object.entries(views).flatMap(([wordId, view]) => (memory.has(wordId) ? [] : [firstAskDay(view, learned[wordId])]))
  const firstAsks = perDay(seen, dayNumber(today), days)
  let waiting = 0
  return reviews.map((count, i) => {
    waiting += firstAsks[i] ?? 0
    const asked = Math.min(waiting, mostFirstAsks)
    waiting -= asked
    return count + asked
  })
}

function perDay(due: readonly number[], today: number, days: number): number[] {
  const counts = new Array<number>(days).fill(0)
  for (const each of due) {
    const place = Math.max(0, each - today)
    if (place < days) counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}
