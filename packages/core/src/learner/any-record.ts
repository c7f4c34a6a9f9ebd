import fc from 'fast-check'
import { addDays, day } from '../base/day'
import { categoryKeys } from '../words/topics'
import { levels } from '../words/word'
import { dataVersion, type LearnerLogs, type LearnerRecord, recordVersion, reportReasons } from './record'

const instant = fc.integer({ min: 0, max: 6 })
const wordId = fc.constantFrom('calm', 'bank-noun', 'ephemeral', 'x1')
const stamped = <T>(value: fc.Arbitrary<T>) => fc.record({ value, at: instant })
const each = <T>(keys: fc.Arbitrary<string>, value: fc.Arbitrary<T>) => fc.dictionary(keys, value, { noNullPrototype: true })
const marks = each(wordId, fc.record({ on: fc.boolean(), at: instant }))
const days = fc
  .uniqueArray(
    fc.nat(40).map((n) => addDays(day('2025-01-01'), n)),
    { maxLength: 8 },
  )
  .map((list) => list.sort())

/** Records of learners who touched few things at nearly the same moments, so that copies collide often. */
export const anyRecord: fc.Arbitrary<LearnerRecord> = fc.record({
  version: fc.constant(recordVersion),
  dataVersion: fc.constant(dataVersion),
  settings: fc.record(
    {
      difficulty: stamped(fc.constantFrom(...levels)),
      selectedCategories: stamped(fc.subarray(categoryKeys)),
      dailyGoal: stamped(fc.constantFrom(5, 10, 15, 20)),
      currentFeedWord: stamped(fc.option(wordId)),
      hasSwiped: stamped(fc.boolean()),
    },
    { requiredKeys: [], noNullPrototype: true },
  ) as fc.Arbitrary<LearnerRecord['settings']>,
  marks: fc.record({ favorite: marks, saved: marks, learned: marks }),
  days: fc.record({ visited: days, learned: days, quiz: days, held: days }),
  bests: each(
    fc.constantFrom('rush-standard', 'sprint-off'),
    fc.record({ score: fc.integer({ min: 0, max: 3 }), better: fc.constantFrom('higher' as const, 'lower' as const), at: instant }),
  ),
  reports: each(
    fc.constantFrom('calm-1', 'calm-2'),
    fc.record({ wordId, reason: fc.constantFrom(...reportReasons), note: fc.constantFrom('', 'odd'), at: instant }),
  ),
})

const reviewOf = (id: string) => ({
  ...{ id, wordId: 'calm', grade: 'right' as const, mode: 'feed', at: 1, day: day('2025-01-01') },
  ...(id === 'r4' && { takenFor: 'bank-noun' }),
})

export const anyLogs: fc.Arbitrary<LearnerLogs> = fc.record({
  views: each(wordId, fc.record({ first: instant, last: instant, count: fc.integer({ min: 1, max: 9 }) })),
  reviews: fc.uniqueArray(fc.constantFrom('r1', 'r2', 'r3', 'r4')).map((ids) => Object.fromEntries(ids.map((id) => [id, reviewOf(id)]))),
})
