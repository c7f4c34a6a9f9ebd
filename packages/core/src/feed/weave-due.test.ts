import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyWord } from '../words/any-word'
import type { WordId } from '../words/word'
import { appendRound, buildFeed } from './build-feed'
import { positionOfKey } from './resume'
import { type FeedDay, weaveDue } from './weave-due'

const wordsOf = (count: number) => Array.from({ length: count }, (_, i) => anyWord({ id: `w${i}`, word: `w${i}`, synonyms: [] }))
const plain: FeedDay = { due: [], takesNew: true, isNew: () => false, introduced: [] }
const ids = (feed: ReturnType<typeof buildFeed>) => feed.map((entry) => entry.word.id)

describe('the feed of a day', () => {
  const feed = buildFeed(wordsOf(12), 3)

  test('brings what is due next, two before each other word', () => {
    const due = [9, 4, 11].map((place) => feed[place]?.word.id ?? '')
    const woven = weaveDue(feed, 2, { ...plain, due })
    expect(ids(woven).slice(0, 2)).toEqual(ids(feed).slice(0, 2))
    expect([woven[2], woven[3], woven[5]].map((entry) => entry?.word.id)).toEqual(due)
    expect(due).not.toContain(woven[4]?.word.id)
  })

  test('lets nothing stand between due words on a day that takes no new ones', () => {
    const due = [9, 4, 11, 7].map((place) => feed[place]?.word.id ?? '')
    const woven = weaveDue(feed, 2, { ...plain, due, takesNew: false })
    expect(ids(woven).slice(2, 6)).toEqual(due)
  })

  test('asks once more for a due word that its reader has passed', () => {
    const passed = feed[1]?.word.id ?? ''
    const woven = weaveDue(feed, 5, { ...plain, due: [passed] })
    expect(woven).toHaveLength(13)
    expect([woven[1]?.word.id, woven[5]?.word.id]).toEqual([passed, passed])
    expect(ids(weaveDue(feed, 5, { ...plain, due: ['of-another-feed'] }))).toEqual(ids(feed))
  })

  test('has all its words still, with keys that name their places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(80), fc.array(fc.nat(70)), fc.boolean(), fc.integer(), (...given) => {
        const [count, from, dueNumbers, takesNew, seed] = given
        const twoRounds = appendRound(buildFeed(wordsOf(count), seed), wordsOf(count), seed)
        const due = [...new Set(dueNumbers)].map((n) => `w${n}`)
        const woven = weaveDue(twoRounds, from, { ...plain, due, takesNew, isNew: (id) => Number(id.slice(1)) % 2 === 0 })
        const before = ids(twoRounds).slice(0, from)
        const again = due.filter((id) => before.includes(id) && !ids(twoRounds).slice(from).includes(id))
        expect([...ids(woven)].sort()).toEqual([...ids(twoRounds), ...again].sort())
        expect(woven.slice(0, Math.min(from, twoRounds.length))).toEqual(twoRounds.slice(0, from))
        expect(new Set(woven.map((entry) => entry.uniqueKey)).size).toBe(woven.length)
        expect(woven.every((entry, i) => entry.position === i && positionOfKey(entry.uniqueKey) === i)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  test('never shows a word after itself while another can stand between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), fc.array(fc.nat(40)), fc.integer(), (count, dueNumbers, seed) => {
        const due = [...new Set(dueNumbers)].map((n) => `w${n}`)
        const twoRounds = appendRound(buildFeed(wordsOf(count), seed), wordsOf(count), seed)
        const woven = ids(weaveDue(twoRounds, 1, { ...plain, due }))
        const last = woven.length - 1
        expect(woven.every((id, i) => i === 0 || i === last || id !== woven[i - 1])).toBe(true)
      }),
    )
  })

  test('shows new words last when it takes none', () => {
    const isNew = (id: WordId) => ['w2', 'w5', 'w7'].includes(id)
    const woven = ids(weaveDue(feed, 0, { ...plain, takesNew: false, isNew }))
    expect(woven.slice(-3).every(isNew)).toBe(true)
    expect(woven.slice(0, -3).some(isNew)).toBe(false)
  })
})

describe('synonyms', () => {
  const glad = anyWord({ id: 'glad', word: 'glad', synonyms: ['happy'] })
  const merry = anyWord({ id: 'merry', word: 'merry', synonyms: ['Happy', 'jolly'] })
  const rest = wordsOf(10)

  test('of a word introduced today are not introduced the same day', () => {
    const feed = buildFeed([merry, ...rest], 1)
    const woven = weaveDue(feed, 0, { ...plain, isNew: (id) => id === 'merry', introduced: [glad] })
    expect(ids(woven).at(-1)).toBe('merry')
  })

  test('of each other are introduced far apart, the first of them at its place', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const feed = buildFeed([glad, merry, ...rest], seed)
        const woven = ids(weaveDue(feed, 0, { ...plain, isNew: () => true }))
        const first = ids(feed).find((id) => id === 'glad' || id === 'merry') ?? ''
        expect(woven.at(-1)).toBe(first === 'glad' ? 'merry' : 'glad')
        expect(woven.indexOf(first)).toBe(ids(feed).indexOf(first))
      }),
    )
  })

  test('that were met before may stand anywhere', () => {
    const feed = buildFeed([merry, ...rest], 1)
    expect(ids(weaveDue(feed, 0, { ...plain, introduced: [glad] }))).toEqual(ids(feed))
  })
})
