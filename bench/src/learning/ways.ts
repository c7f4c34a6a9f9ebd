import { addDays, type Day, day } from '@verbena/core/base/day'
import { buildFeed, type FeedEntry } from '@verbena/core/feed/build-feed'
import { weaveDue } from '@verbena/core/feed/weave-due'
import type { View } from '@verbena/core/learner/record'
import { seeAgain } from '@verbena/core/learner/views'
import { planDay } from '@verbena/core/memory/due'
import { type Memory, remember } from '@verbena/core/memory/word-memory'
import type { Word, WordId } from '@verbena/core/words/word'

/** What comes next: a word to look at, or one to be asked. */
type Step = { wordId: WordId; isAsked: boolean }

/** A way of going through the words: it is told of each day and each answer. */
export type Way = { startDay(number: number): void; next(): Step; answered(wordId: WordId, isKnown: boolean): void }

const firstDay = day('2026-01-01')

/** The feed as it was before there was a memory: everything in shuffled rounds, shown in full. */
export function onlyLooking(words: readonly Word[], seed: number): Way {
  const feed = endlessFeed(words, seed)
  return { startDay: () => undefined, next: () => ({ wordId: feed.next().word.id, isAsked: false }), answered: () => undefined }
}

/** The same rounds, but whatever was met before is asked. */
export function shuffledAsking(words: readonly Word[], seed: number): Way {
  const feed = endlessFeed(words, seed)
  const met = new Set<WordId>()
  return {
    startDay: () => undefined,
    next() {
      const wordId = feed.next().word.id
      const isAsked = met.has(wordId)
      met.add(wordId)
      return { wordId, isAsked }
    },
    answered: () => undefined,
  }
}

/** The app: the day's words by its scheduler, woven into its feed by its own rules. */
export function scheduled(words: readonly Word[], seed: number): Way {
  return byScheduler(words, seed, false)
}

/** The same, passing over what was met already and is not due: the scheduler without the feed's repeats. */
export function scheduledOnly(words: readonly Word[], seed: number): Way {
  return byScheduler(words, seed, true)
}

function byScheduler(words: readonly Word[], seed: number, passesMet: boolean): Way {
  const feed = endlessFeed(words, seed)
  const memory: Memory = new Map()
  const views: Record<WordId, View> = {}
  const visited: Day[] = []
  let today = firstDay
  let waiting = new Set<WordId>()
  let serial = 0
  const now = () => new Date(`${today}T12:00:00`).getTime()
  return {
    startDay(number) {
      today = addDays(firstDay, number)
      visited.push(today)
      const plan = planDay({ memory, views, learned: {} }, visited, today)
      waiting = new Set(plan.offered)
      feed.weave({ due: plan.offered, takesNew: plan.takesNew, isNew: (wordId) => views[wordId] === undefined, introduced: [] })
    },
    next() {
      let wordId = feed.next().word.id
      // where nothing is new or due any more, what comes is looked at once more
      for (let passed = 0; passesMet && passed < words.length && views[wordId] && !waiting.has(wordId); passed++)
        wordId = feed.next().word.id
      views[wordId] = seeAgain(views[wordId], now())
      return { wordId, isAsked: waiting.has(wordId) }
    },
    answered(wordId, isKnown) {
      serial += 1
      waiting.delete(wordId)
      const grade = isKnown ? 'right' : 'wrong'
      const after = remember(memory.get(wordId), { id: `r${serial}`, wordId, grade, mode: 'feed', at: now() + serial, day: today })
      if (after) memory.set(wordId, after)
    },
  }
}

function endlessFeed(words: readonly Word[], seed: number) {
  let feed: FeedEntry[] = buildFeed(words, seed)
  let place = 0
  let round = 0
  return {
    next(): FeedEntry {
      if (place >= feed.length) {
        round += 1
        feed = buildFeed(words, seed + 1000 * round)
        place = 0
      }
      const entry = feed[place]
      if (entry === undefined) throw new Error('There are no words to learn')
      place += 1
      return entry
    },
    weave(dayOfFeed: Parameters<typeof weaveDue>[2]) {
      // what was passed is dropped: the feed of a year is longer than the cap of one sitting
      const coming = feed.slice(place).map((entry, i) => ({ ...entry, position: i }))
      const next = coming.length > words.length / 2 ? coming : [...coming, ...buildFeed(words, seed + 1000 * ++round)]
      feed = weaveDue(
        next.map((entry, i) => ({ ...entry, position: i })),
        0,
        dayOfFeed,
      )
      place = 0
    },
  }
}
