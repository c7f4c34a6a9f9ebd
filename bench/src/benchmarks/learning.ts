import { isOfChoice } from '@verbena/core/words/filter-words'
import type { Word } from '@verbena/core/words/word'
import { readLibrary } from '@verbena/words/read-library'
import { type Assumed, openHead } from '../learning/memory-model'
import { onlyLooking, scheduled, scheduledOnly, shuffledAsking, type Way } from '../learning/ways'
import type { Measure } from '../measure/measure'

const learners = 8
const minutesADay = 5
const checkedOn = [30, 90, 365]
const daySeconds = 86_400
/** What reading a card takes, answering at once, and not knowing and reading the meaning. */
const seconds = { look: 6, known: 5, unknown: 9 }
/** A mere look as good as an answer, or worth less: nobody has measured it for cards like these. */
const assumptions: Assumed[] = [
  { lookWeight: 0.4, wordSpread: 0.3 },
  { lookWeight: 1, wordSpread: 0.3 },
]

const ways: Record<string, (words: readonly Word[], seed: number) => Way> = {
  'looking only': onlyLooking,
  'asked in shuffled rounds': shuffledAsking,
  'this scheduler': scheduled,
  'this scheduler, no repeats': scheduledOnly,
}

/** A year of five minutes a day over the words of one level: how many are known, by the way they were learned. */
export async function benchmarkLearning(): Promise<Measure[]> {
  const words = readLibrary().filter(isOfChoice({ difficulty: 'intermediate', selectedCategories: [] }))
  return assumptions.flatMap((assumed) =>
    Object.entries(ways).flatMap(([name, open]) => {
      const runs = Array.from({ length: learners }, (_, i) => learn(words, open(words, i + 1), assumed, i + 1))
      return checkedOn.flatMap((days, at): Measure[] => {
        const known = runs.map((run) => run[at] ?? 0)
        const label = `look ${assumed.lookWeight}, day ${days}, ${name}`
        return [
          { what: `${label}: words known`, unit: '', samples: known },
          { what: `${label}: known per minute spent`, unit: '', samples: known.map((count) => count / (days * minutesADay)) },
        ]
      })
    }),
  )
}

/** How many words one learner knows on the mornings after the days that are checked. */
function learn(words: readonly Word[], way: Way, assumed: Assumed, seed: number): number[] {
  const head = openHead(assumed, seed)
  const ids = words.map(({ id }) => id)
  const known: number[] = []
  for (let day = 0; day < Math.max(...checkedOn); day++) {
    way.startDay(day)
    let spent = 0
    while (spent < minutesADay * 60) {
      const took = takeStep(way, head)
      head.spend(took)
      spent += took
    }
    head.rest(daySeconds - spent)
    if (checkedOn.includes(day + 1)) known.push(head.knownOf(ids))
  }
  return known
}

function takeStep(way: Way, head: ReturnType<typeof openHead>): number {
  const { wordId, isAsked } = way.next()
  if (!isAsked) {
    head.look(wordId)
    return seconds.look
  }
  const isKnown = head.ask(wordId)
  way.answered(wordId, isKnown)
  return isKnown ? seconds.known : seconds.unknown
}
