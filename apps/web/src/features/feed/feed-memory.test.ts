import { setMark } from '@verbena/core/learner/marks'
import { changeSettings } from '@verbena/core/learner/record'
import type { CategoryKey } from '@verbena/core/words/topics'
import { describe, expect, test, vi } from 'vitest'
import { someWords } from '../../../test/some-words'
import type { FeedRequest } from './feed-memory'

const words = someWords(30)
const all: FeedRequest = { category: undefined, choice: { difficulty: 'intermediate', selectedCategories: [] } }
const of = (category: string): FeedRequest => ({ ...all, category })

/** The page opened or reloaded in this tab. */
async function openPage() {
  vi.resetModules()
  const memory = await import('./feed-memory')
  const { changeRecord } = await import('../../state/learner/learner-store')
  const order = (request = all, returnKey?: string) => memory.feedFor(request, words, returnKey).entries.map((entry) => entry.word.id)
  const readTo = (position: number, request = all) => memory.rememberFeed({ ...memory.feedFor(request, words, undefined), position })
  const favor = (id: string, on = true) => changeRecord((record) => setMark(record, 'favorite', id, on, Date.now()))
  return { ...memory, changeRecord, order, readTo, favor }
}

describe('the order of words', () => {
  test('is the same as long as the tab is open, reloaded or not', async () => {
    const first = await openPage()
    const order = first.order()
    first.order(of('Nouns'))
    expect(first.order()).toEqual(order)
    expect((await openPage()).order()).toEqual(order)
  })

  test('is another one in the next session, and in another category', async () => {
    const first = await openPage()
    const order = first.order()
    expect(first.order(of('All words'))).not.toEqual(order)
    sessionStorage.clear()
    expect((await openPage()).order()).not.toEqual(order)
  })

  test.each(['', 'calm', '-5', '1e400', '0.5'])('stands on a seed of its own where the stored one is none: %j', async (stored) => {
    sessionStorage.setItem('verbena-feed-seed', stored)
    const order = (await openPage()).order()
    expect([...order].sort()).toEqual(words.map((word) => word.id).sort())
    expect(Number(sessionStorage.getItem('verbena-feed-seed'))).toBeGreaterThan(0)
    expect((await openPage()).order()).toEqual(order)
  })

  test('lasts as long as the page in a browser that stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { order } = await openPage()
    const before = order()
    order(of('Nouns'))
    expect(order()).toEqual(before)
  })

  test('is one for the same topics, however they were chosen', async () => {
    const { keyOf } = await openPage()
    const choose = (...selectedCategories: CategoryKey[]) => keyOf({ ...all, choice: { difficulty: 'beginner', selectedCategories } })
    expect(choose('emotions', 'business')).toBe(choose('business', 'emotions'))
    expect(choose('emotions')).not.toBe(choose('business'))
  })
})

describe('the place in the feed', () => {
  test('is remembered while another screen is looked at', async () => {
    const { readTo, feedFor } = await openPage()
    readTo(12)
    expect(feedFor(all, words, undefined).position).toBe(12)
  })

  test('is the word last shown in a page opened anew', async () => {
    const { changeRecord, feedFor } = await openPage()
    changeRecord((record) => changeSettings(record, { currentFeedWord: 'w7' }, 1))
    const feed = feedFor(all, words, undefined)
    expect(feed.entries[feed.position]?.word.id).toBe('w7')
  })

  test('is where the return key says, in whatever round', async () => {
    const first = await openPage()
    const deep = first.feedFor(all, words, 'w3-4-125').entries
    const key = deep[125]?.uniqueKey
    const second = await openPage()
    const feed = second.feedFor(all, words, key)
    expect(feed.position).toBe(125)
    expect(feed.entries[125]?.uniqueKey).toBe(key)
  })

  test('is where the return key says in a feed that is remembered', async () => {
    const { readTo, feedFor } = await openPage()
    readTo(12)
    const key = feedFor(all, words, undefined).entries[4]?.uniqueKey
    expect(feedFor(all, words, key).position).toBe(4)
  })

  test('is not lost to a return key that means nothing', async () => {
    const { changeRecord, readTo, feedFor } = await openPage()
    readTo(12)
    const word = feedFor(all, words, undefined).entries[12]?.word.id ?? ''
    changeRecord((record) => changeSettings(record, { currentFeedWord: word }, 1))
    expect(feedFor(all, words, 'gone-0-3').position).toBe(12)
  })
})

describe('a list that the learner keeps', () => {
  test('is built anew at every visit', async () => {
    const { favor, order } = await openPage()
    favor('w1')
    expect(order(of('Favorites'))).toEqual(['w1'])
    favor('w2')
    expect(order(of('Favorites')).sort()).toEqual(['w1', 'w2'])
    favor('w1', false)
    expect(order(of('Favorites'))).toEqual(['w2'])
  })

  test('keeps its order and place when nothing changed', async () => {
    const { favor, feedFor } = await openPage()
    for (let i = 0; i < 20; i++) favor(`w${i}`)
    const before = feedFor(of('Favorites'), words, undefined)
    const key = before.entries[9]?.uniqueKey
    expect(feedFor(of('Favorites'), words, key)).toMatchObject({ entries: before.entries, position: 9 })
  })
})

test('only the levels that a feed needs are waited for', async () => {
  const { levelsFor } = await openPage()
  expect(levelsFor(all)).toEqual(['intermediate'])
  expect(levelsFor(of('Beginner'))).toEqual(['beginner'])
  expect(levelsFor(of('Greek root'))).toHaveLength(3)
})
