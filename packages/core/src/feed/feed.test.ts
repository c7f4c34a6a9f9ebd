import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyWord } from '../words/any-word'
import { appendRound, buildFeed, feedCap, needsRound } from './build-feed'
import { positionOfKey, resumePosition } from './resume'
import { pageAt, pageCount, pageOfWord } from './upsell'

const wordsOf = (count: number) => Array.from({ length: count }, (_, i) => anyWord({ id: `word-${i}` }))

function grow(count: number, seed = 1) {
  const words = wordsOf(count)
  let feed = buildFeed(words, seed)
  while (feed.length < feedCap) feed = appendRound(feed, words, seed)
  return feed
}

describe('the feed', () => {
  test('a round shows every word once, shuffled', () => {
    const feed = buildFeed(wordsOf(50), 3)
    expect(new Set(feed.map((entry) => entry.word.id)).size).toBe(50)
    expect(feed.map((entry) => entry.word.id)).not.toEqual(wordsOf(50).map((word) => word.id))
  })

  test('grows round by round to exactly 1000 entries and no further', () => {
    const feed = grow(300)
    expect(feed).toHaveLength(1000)
    expect(appendRound(feed, wordsOf(300), 1)).toHaveLength(1000)
  })

  test('keys are unique, rounds are whole and a word never follows itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 120 }), fc.integer(), (count, seed) => {
        const feed = grow(count, seed)
        expect(new Set(feed.map((entry) => entry.uniqueKey)).size).toBe(feed.length)
        expect(feed.every((entry, i) => entry.position === i && entry.word.id !== feed[i - 1]?.word.id)).toBe(true)
        expect(new Set(feed.slice(count, 2 * count).map((entry) => entry.word.id)).size).toBe(Math.min(count, 1000 - count))
      }),
      { numRuns: 25 },
    )
  })

  test('one word alone still makes a feed, and none makes an empty one', () => {
    expect(grow(1)).toHaveLength(1000)
    expect(buildFeed([], 1)).toEqual([])
  })

  test('the next round is due past 80 % of the list and never at the cap', () => {
    expect(needsRound(79, 100)).toBe(false)
    expect(needsRound(80, 100)).toBe(true)
    expect(needsRound(999, 1000)).toBe(false)
    expect(needsRound(0, 0)).toBe(false)
  })
})

describe('upsell cards', () => {
  test('stand after every tenth word and nowhere else', () => {
    const kinds = Array.from({ length: pageCount(25, true) }, (_, i) => pageAt(i, true))
    expect(kinds.flatMap((page, i) => (page.kind === 'upsell' ? [i] : []))).toEqual([10, 21])
    expect(kinds.flatMap((page) => (page.kind === 'word' ? [page.position] : []))).toEqual(Array.from({ length: 25 }, (_, i) => i))
  })

  test('a subscriber never sees one', () => {
    expect(pageCount(25, false)).toBe(25)
    expect(pageAt(10, false)).toEqual({ kind: 'word', position: 10 })
  })

  test('every word is found again on its page', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.boolean(), (position, hasUpsells) => {
        expect(pageAt(pageOfWord(position, hasUpsells), hasUpsells)).toEqual({ kind: 'word', position })
      }),
    )
  })
})

describe('coming back to a word', () => {
  const feed = grow(20, 5)

  test('the return key leads to the very entry, in whatever round', () => {
    expect(resumePosition(feed, feed[57]?.uniqueKey, null)).toBe(57)
  })

  test('a feed built anew reaches as far as the key asks for', () => {
    const key = feed[57]?.uniqueKey
    const rebuilt = buildFeed(wordsOf(20), 5, positionOfKey(key))
    expect(rebuilt).toHaveLength(60)
    expect(resumePosition(rebuilt, key, null)).toBe(57)
    expect([undefined, 'calm', 'x-1-99999999'].map(positionOfKey)).toEqual([0, 0, 0])
  })

  test('a key of another shuffle leads to the same word', () => {
    expect(feed[resumePosition(feed, 'word-7-44-999', null)]?.word.id).toBe('word-7')
  })

  test('without a key the word last shown is the place, and an unknown one starts over', () => {
    expect(feed[resumePosition(feed, undefined, 'word-3')]?.word.id).toBe('word-3')
    expect(resumePosition(feed, 'gone-1-1', 'also-gone')).toBe(0)
  })
})
