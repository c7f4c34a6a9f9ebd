import { isMarked, setMark } from '@verbena/core/learner/marks'
import { emptyRecord } from '@verbena/core/learner/record'
import type { LearnerCopy } from '@verbena/core/sync/copy'
import { type Heard, hear, nextRequest, nothingHeard } from '@verbena/core/sync/device'
import { plainAccount } from '@verbena/core/sync/plain-account'
import { beforeEach, describe, expect, test } from 'vitest'
import { appendReviews, readAllReviews } from '../../device/review-log'
import { clearLogs, readSyncState } from '../../device/sync-log'
import { useLearnerStore } from '../learner/learner-store'
import { toggleWordMark } from '../learner/use-learner'
import { markViewed, useViewsStore } from '../learner/views'
import { answer, openMemory } from '../memory/memory'
import { useMemoryStore } from '../memory/memory-store'
import { freshState, readState } from './sync-device'
import { type Send, syncRound } from './sync-round'

beforeEach(async () => {
  useLearnerStore.setState(emptyRecord(), true)
  useViewsStore.setState({ views: {} })
  await clearLogs()
})

/** Rounds of this device until there is nothing more; answers what was sent. */
async function sync(send: Send) {
  const sent: Parameters<Send>[0][] = []
  const watched: Send = (input) => {
    sent.push(input)
    return send(input)
  }
  for (let isMore = true; isMore; ) isMore = await syncRound((await readState()) ?? freshState('ann'), watched, true)
  return sent
}

/** Another device of the same person, which only the account knows. */
function otherDevice(send: Send) {
  let heard: Heard = nothingHeard
  return async (copy: LearnerCopy) => {
    const { entries, input } = nextRequest(heard, copy)
    const next = hear(heard, entries, await send(input))
    heard = next.heard
    return next.news
  }
}

const at = Date.parse('2026-03-02T09:00:00Z')
const review = (id: string, wordId: string, offset = 0) =>
  ({ id, wordId, grade: 'right', mode: 'feed', at: at + offset, day: '2026-03-02' }) as LearnerCopy['logs']['reviews'][string]
const theirs = (): LearnerCopy => ({
  record: setMark(emptyRecord(), 'saved', 'brisk', true, at),
  logs: { views: { brisk: { first: at, last: at, count: 1 } }, reviews: { r1: review('r1', 'brisk') } },
})

describe('a device and its account', () => {
  test('tell each other everything, once', async () => {
    const account = plainAccount()
    const other = otherDevice(account)
    await other(theirs())
    await openMemory()
    toggleWordMark('favorite', 'calm')
    await markViewed('calm', new Date(at))
    await answer('calm', 'right', 'feed')

    await sync(account)
    expect(isMarked(useLearnerStore.getState(), 'saved', 'brisk')).toBe(true)
    expect(useViewsStore.getState().views.brisk?.count).toBe(1)
    expect((await readAllReviews()).map(({ wordId }) => wordId).sort()).toEqual(['brisk', 'calm'])
    expect(useMemoryStore.getState().words.has('brisk')).toBe(true)
    const news = await other(theirs())
    expect(Object.values(news.logs.reviews).map(({ wordId }) => wordId)).toEqual(['calm'])
    expect(news.record.marks.favorite.calm?.on).toBe(true)
    for (const { changes } of await sync(account)) expect(changes).toEqual({})
    expect(await readAllReviews()).toHaveLength(2)
  })

  test('a lost answer is asked for again and doubles nothing', async () => {
    const account = plainAccount()
    await answer('calm', 'right', 'feed')
    const lost: Send = async (input) => {
      await account(input)
      throw new Error('The answer was lost')
    }
    await expect(sync(lost)).rejects.toThrow('lost')
    expect(await readSyncState()).toBeNull()
    await sync(account)
    expect(await readAllReviews()).toHaveLength(1)
    expect(
      Object.keys((await otherDevice(account)({ record: emptyRecord(), logs: { views: {}, reviews: {} } })).logs.reviews),
    ).toHaveLength(1)
  })

  test('an emptied storage gets its record back from what the account is known to have', async () => {
    const account = plainAccount()
    toggleWordMark('favorite', 'calm')
    await sync(account)
    useLearnerStore.setState(emptyRecord(), true)
    await sync(account)
    expect(isMarked(useLearnerStore.getState(), 'favorite', 'calm')).toBe(true)
  })

  test('an account set back to an earlier state is told everything again', async () => {
    await answer('calm', 'right', 'feed')
    toggleWordMark('favorite', 'calm')
    const account = plainAccount()
    for (const each of ['one', 'two', 'three']) {
      toggleWordMark('saved', each)
      await sync(account)
    }
    toggleWordMark('favorite', 'brisk')
    const restored = plainAccount()
    await sync(restored)
    const news = await otherDevice(restored)({ record: emptyRecord(), logs: { views: {}, reviews: {} } })
    expect(Object.keys(news.record.marks.favorite).sort()).toEqual(['brisk', 'calm'])
    expect(Object.keys(news.logs.reviews)).toHaveLength(1)
  })

  test('many answers are told in several requests, and heard in several pages', async () => {
    const account = plainAccount(1)
    const reviews = Array.from({ length: 2500 }, (_, n) => review(`r${n}`, `word${n % 9}`, n))
    await appendReviews(reviews)
    const sent = await sync(account)
    expect(sent.length).toBeGreaterThanOrEqual(3)
    await clearLogs()
    await sync(account)
    expect((await readAllReviews()).map(({ id }) => id).sort()).toEqual(reviews.map(({ id }) => id).sort())
  })
})
