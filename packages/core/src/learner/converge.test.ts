import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, day } from '../base/day'
import { buildMemory } from '../memory/word-memory'
import { addDay } from './days'
import { setMark } from './marks'
import { mergeLogs, mergeRecords } from './merge'
import { changeSettings, emptyRecord, type LearnerLogs, type LearnerRecord, type Review } from './record'
import { streakOf } from './streak'
import { seeAgain } from './views'
import { visit } from './visit'

type Device = { record: LearnerRecord; logs: LearnerLogs /** How far its clock is off. */; skew: number }

const start = day('2026-03-02')
const wordId = fc.constantFrom('calm', 'brisk', 'vivid')
const device = fc.nat(2)
/** What can happen, by the device it happens on, at an hour of the story. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('mark' as const), device, wordId, on: fc.boolean() }),
  fc.record({ kind: fc.constant('goal' as const), device, goal: fc.constantFrom(5, 10, 15) }),
  fc.record({ kind: fc.constant('see' as const), device, wordId }),
  fc.record({ kind: fc.constant('answer' as const), device, wordId, grade: fc.constantFrom('right' as const, 'wrong' as const) }),
  fc.record({ kind: fc.constant('visit' as const), device }),
  // one way only, as when the answer is lost on the way
  fc.record({ kind: fc.constant('send' as const), device, to: device }),
)
type Event = typeof event extends fc.Arbitrary<infer Kind> ? Kind : never

function send(from: Device, to: Device) {
  to.record = mergeRecords(to.record, from.record)
  to.logs = mergeLogs(to.logs, from.logs)
}

/** Plays the story on three devices; `made` is every answer ever given. */
function play(events: readonly Event[], skews: readonly number[]) {
  const devices = skews.map((skew): Device => ({ record: emptyRecord(), logs: { views: {}, reviews: {} }, skew }))
  const made: Review[] = []
  for (const [hour, each] of events.entries()) {
    const here = devices[each.device]
    if (!here) continue
    const at = 1_772_000_000_000 + hour * 3_600_000 + here.skew
    const today = addDays(start, Math.floor(hour / 4))
    if (each.kind === 'mark') here.record = setMark(here.record, 'favorite', each.wordId, each.on, at)
    else if (each.kind === 'goal') here.record = changeSettings(here.record, { dailyGoal: each.goal }, at)
    else if (each.kind === 'visit') here.record = visit(here.record, today)
    else if (each.kind === 'see')
      here.logs = { ...here.logs, views: { ...here.logs.views, [each.wordId]: seeAgain(here.logs.views[each.wordId], at) } }
    else if (each.kind === 'answer') {
      const review: Review = { id: `r${hour}`, wordId: each.wordId, grade: each.grade, mode: 'feed', at, day: today }
      made.push(review)
      here.logs = { ...here.logs, reviews: { ...here.logs.reviews, [review.id]: review } }
      here.record = addDay(here.record, 'learned', today)
    } else {
      const other = devices[each.to]
      if (other) send(here, other)
    }
  }
  return { devices, made }
}

/** Everyone hears of everyone, in some order. */
function meetAll(devices: readonly Device[], order: readonly number[]) {
  for (const rounds of [order, order])
    for (const from of rounds) for (const to of devices) if (devices[from]) send(devices[from] as Device, to)
}

test('three devices with skewed clocks and lost messages end with the same learner, and no answer is lost or doubled', () => {
  const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
  const skews = fc.array(fc.integer({ min: -86_400_000, max: 86_400_000 }), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), skews, order, order, (events, skew, oneOrder, otherOrder) => {
      const [first, again] = [play(events, skew), play(events, skew)]
      meetAll(first.devices, oneOrder)
      meetAll(again.devices, otherOrder)
      const [end] = first.devices
      if (!end) throw new Error('There are three devices')
      for (const { record, logs } of [...first.devices, ...again.devices]) {
        expect(record).toEqual(end.record)
        expect(logs).toEqual(end.logs)
      }
      expect(Object.keys(end.logs.reviews).sort()).toEqual(first.made.map(({ id }) => id).sort())
      const horizon = Number.POSITIVE_INFINITY
      expect(buildMemory(Object.values(end.logs.reviews), horizon)).toEqual(buildMemory(first.made, horizon))
      expect(streakOf(end.record, addDays(start, 20))).toEqual(streakOf(again.devices[1]?.record ?? emptyRecord(), addDays(start, 20)))
    }),
    { numRuns: 300 },
  )
})
