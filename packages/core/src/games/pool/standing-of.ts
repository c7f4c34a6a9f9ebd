import { type Day, localDay } from '../../base/day'
import { dayNumber } from '../../memory/day-number'
import { type Known, planDay } from '../../memory/due'
import { recallChance } from '../../memory/scheduler'
import type { WordId } from '../../words/word'
import type { Standing } from './standing'

/** The learner's standing from the one memory: what is due, what is weak, what was only seen. */
export function standingOf(known: Known, visited: readonly Day[], today: Day): Standing {
  const { memory, views } = known
  const now = dayNumber(today)
  const chances = [...memory].map(([wordId, word]): [WordId, number] => [wordId, recallChance(word, Math.max(0, now - word.lastDay))])
  const seen = Object.entries(views).sort(([a, first], [b, second]) => second.last - first.last || (a < b ? -1 : 1))
  return {
    due: planDay(known, visited, today).offered.filter((wordId) => memory.has(wordId)),
    weakest: chances.sort(([a, first], [b, second]) => first - second || (a < b ? -1 : 1)).map(([wordId]) => wordId),
    viewed: seen.filter(([wordId]) => !memory.has(wordId)).map(([wordId]) => wordId),
    viewedToday: seen.filter(([, view]) => localDay(new Date(view.last)) === today).map(([wordId]) => wordId),
    answeredRight: new Set([...memory].flatMap(([wordId, word]) => (word.rightDays > 0 ? [wordId] : []))),
    confusions: new Map([...memory].flatMap(([wordId, { takenFor }]) => (takenFor.length > 0 ? [[wordId, takenFor] as const] : []))),
  }
}
