import { addDays, type Day, localDay } from '@verbena/core/base/day'
import type { View } from '@verbena/core/learner/record'
import { viewedWords } from '@verbena/core/learner/views'
import type { Word, WordId } from '@verbena/core/words/word'

/** The words last seen on one day, the newest first. */
export type HistoryDay = { day: Day; words: Word[] }

/** The newest `limit` words of the history under the days they were last seen on; ids the library does not know are left out. */
export function historyDays(views: Readonly<Record<WordId, View>>, library: ReadonlyMap<WordId, Word>, limit: number): HistoryDay[] {
  const days: HistoryDay[] = []
  let count = 0
  for (const id of viewedWords(views)) {
    const word = library.get(id)
    const view = views[id]
    if (!word || !view) continue
    if (count === limit) break
    count += 1
    const day = localDay(new Date(view.last))
    const last = days.at(-1)
    if (last?.day === day) last.words.push(word)
    else days.push({ day, words: [word] })
  }
  return days
}

const named = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const dated = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** How a day is called today. */
export function dayName(day: Day, today: Day): string {
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  return (day.slice(0, 4) === today.slice(0, 4) ? named : dated).format(new Date(`${day}T00:00:00Z`))
}
