import { buildFeed } from '@verbena/core/feed/build-feed'
import { filterByCategory, filterByChoice } from '@verbena/core/words/filter-words'
import type { Word } from '@verbena/core/words/word'
import type { Measure } from '../measure/measure'

const warmups = 20
const runs = 200
const limitMs = 10
const lists = { favorites: new Set<string>(), saved: new Set<string>(), customWords: [] }

/** The rules alone, on this machine as fast as it is: choosing the words of a feed and shuffling them. */
export function measureFeedBuilding(words: readonly Word[], label: string): Measure[] {
  return [
    {
      what: `${label} feed of one level, rules alone`,
      unit: 'ms',
      samples: timed((seed) => buildFeed(filterByChoice(words, { difficulty: 'intermediate', selectedCategories: [] }), seed)),
      judge: 'p95',
      atMost: limitMs,
    },
    {
      what: `${label} feed of all words, rules alone`,
      unit: 'ms',
      samples: timed((seed) => buildFeed(filterByCategory(words, 'All words', lists), seed)),
      judge: 'p95',
      atMost: limitMs,
    },
    {
      what: `${label} words of one topic, rules alone`,
      unit: 'ms',
      samples: timed(() => filterByCategory(words, 'Emotions', lists)),
      judge: 'p95',
      atMost: limitMs,
    },
  ]
}

function timed(work: (seed: number) => readonly unknown[]): number[] {
  const samples: number[] = []
  for (let i = 0; i < warmups + runs; i++) {
    const startedAt = performance.now()
    const made = work(i)
    const ms = performance.now() - startedAt
    if (made.length === 0) throw new Error('Nothing was built')
    if (i >= warmups) samples.push(ms)
  }
  return samples
}
