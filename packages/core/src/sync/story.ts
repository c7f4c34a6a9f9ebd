import fc from 'fast-check'
import { addDays, day } from '../base/day'
import { addDay } from '../learner/days'
import { setMark } from '../learner/marks'
import { changeSettings, type Review } from '../learner/record'
import { seeAgain } from '../learner/views'
import { changesFrom } from './changes'
import { emptyCopy, type LearnerCopy, mergeCopies } from './copy'
import { type Heard, hear, lostFrom, nextRequest, nothingHeard } from './device'
import type { SyncAnswer } from './exchange'
import type { Packed } from './packed'

/** Sends what a device says to the account, and answers what it hears. */
export type Exchange = (input: { since: number; changes: Packed }) => Promise<SyncAnswer>

type Device = { copy: LearnerCopy; heard: Heard; told: Set<string>; skew: number }

const word = fc.constantFrom('calm', 'brisk', 'vivid')
const device = fc.nat(2)
/** How a sync ends: well, before it arrived, before the answer did, or with the device killed between taking in and noting it. */
const outcome = fc.constantFrom('well' as const, 'request lost' as const, 'answer lost' as const, 'killed' as const)
const event = fc.oneof(
  fc.record({ kind: fc.constant('mark' as const), device, word, on: fc.boolean() }),
  fc.record({ kind: fc.constant('goal' as const), device, goal: fc.constantFrom(5, 10, 15) }),
  fc.record({ kind: fc.constant('see' as const), device, word }),
  fc.record({ kind: fc.constant('answer' as const), device, word, grade: fc.constantFrom('right' as const, 'wrong' as const) }),
  fc.record({ kind: fc.constant('lose' as const), device }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sync' as const), device, outcome }) },
)
const dayMs = 86_400_000

/** Three devices of one learner whose clocks are off by up to a day, and what happens on them. */
export const anyStory = fc.record({
  events: fc.array(event, { maxLength: 40 }),
  skews: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -dayMs, max: dayMs }))),
  order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
})
type Story = typeof anyStory extends fc.Arbitrary<infer Each> ? Each : never

/** Plays a story to its end, where every device syncs; answers what each has, and all that was ever done anywhere. */
export async function play({ events, skews, order }: Story, exchange: Exchange) {
  const devices = skews.map((skew): Device => ({ copy: emptyCopy(), heard: nothingHeard, told: new Set(), skew }))
  let all = emptyCopy()
  for (const [hour, each] of events.entries()) {
    const here = devices[each.device]
    if (!here) continue
    if (each.kind === 'sync') await syncOnce(here, exchange, each.outcome)
    else if (each.kind === 'lose') loseRecord(here)
    else here.copy = change(here, each, hour)
    all = mergeCopies(all, here.copy)
  }
  for (const i of [...order, ...order]) {
    const here = devices[i]
    for (let goesOn = here !== undefined; here && goesOn; ) goesOn = await syncOnce(here, exchange, 'well')
  }
  return { ends: devices.map(({ copy }) => copy), all }
}

/** The browser empties one of its two stores; what the account was not told then is gone for good, so the story is about the rest. */
function loseRecord(here: Device): void {
  if (changesFrom(here.heard.known, { ...here.copy, logs: emptyCopy().logs }).length > 0) return
  here.copy = { record: emptyCopy().record, logs: here.copy.logs }
}

function change({ copy, skew }: Device, each: Story['events'][number], hour: number): LearnerCopy {
  const at = 1_772_000_000_000 + hour * 3_600_000 + skew
  const { record, logs } = copy
  if (each.kind === 'mark') return { record: setMark(record, 'favorite', each.word, each.on, at), logs }
  if (each.kind === 'goal') return { record: changeSettings(record, { dailyGoal: each.goal }, at), logs }
  if (each.kind === 'see') return { record, logs: { ...logs, views: { ...logs.views, [each.word]: seeAgain(logs.views[each.word], at) } } }
  if (each.kind !== 'answer') return copy
  const today = addDays(day('2026-03-02'), Math.floor(hour / 4))
  const review: Review = {
    id: `r${hour}`,
    wordId: each.word,
    grade: each.grade,
    mode: 'feed',
    at,
    day: today,
    ...(each.grade === 'wrong' && { takenFor: 'vivid' }),
  }
  return { record: addDay(record, 'learned', today), logs: { ...logs, reviews: { ...logs.reviews, [review.id]: review } } }
}

type Outcome = 'well' | 'request lost' | 'answer lost' | 'killed'

/** Answers whether there is more to say or to hear. */
async function syncOnce(here: Device, exchange: Exchange, outcome: Outcome): Promise<boolean> {
  here.copy = mergeCopies(here.copy, lostFrom(here.heard, { ...here.copy, logs: { ...here.copy.logs, reviews: {} } }))
  const untold = Object.fromEntries(Object.entries(here.copy.logs.reviews).filter(([id]) => !here.told.has(id)))
  const { entries, input } = nextRequest(here.heard, { ...here.copy, logs: { ...here.copy.logs, reviews: untold } })
  if (outcome === 'request lost') return true
  const answer = await exchange(input)
  if (outcome === 'answer lost') return true
  const { heard, news } = hear(here.heard, entries, answer)
  here.copy = mergeCopies(here.copy, news)
  if (outcome === 'killed') return true
  here.heard = heard
  for (const { part, key } of entries) if (part === 'reviews') here.told.add(key)
  for (const id of Object.keys(news.logs.reviews)) here.told.add(id)
  return answer.more || entries.length > 0
}
