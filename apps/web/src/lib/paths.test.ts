import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlayFlags, paths, readFeedSearch, readWordSearch } from './paths'

/** Queries as strangers write them: known names with any value, and any other names. */
const anySearch = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom('category', 'returnKey', 'word', ...overlayFlags), fc.string()), fc.anything()),
  fc.object(),
)

describe('the address of the feed', () => {
  test('is read from anything: never an error, only known names, only values that mean something', () => {
    fc.assert(
      fc.property(anySearch, (raw) => {
        for (const [key, value] of Object.entries(readFeedSearch(raw))) {
          if (key === 'category' || key === 'returnKey') expect(value).toBe(raw[key])
          else {
            expect(overlayFlags).toContain(key)
            expect(value).toBe(true)
          }
        }
      }),
    )
  })

  test('keeps what it means', () => {
    const search = { category: 'Greek root', returnKey: 'calm-0-3', explore: true, subscription: true } as const
    expect(readFeedSearch({ ...search, explore: 'true' })).toEqual(search)
    expect(readFeedSearch(readFeedSearch(search))).toEqual(search)
  })

  test.each(['TRUE', 'false', '1', '', 1, ['true'], { true: true }])('a flag says true or nothing: %j', (profile) => {
    expect(readFeedSearch({ profile })).toEqual({})
  })

  test.each(['', 'x'.repeat(201), ['Verbs'], 7, null])('a category that is no name is none: %j', (category) => {
    expect(readFeedSearch({ category })).toEqual({})
  })

  test('names of every object are no flags', () => {
    expect(readFeedSearch(JSON.parse('{"__proto__":{"explore":true},"constructor":"true","toString":"true"}'))).toEqual({})
  })
})

describe('the address of a word', () => {
  test('is read from anything', () => {
    fc.assert(
      fc.property(anySearch, (raw) => {
        for (const [key, value] of Object.entries(readWordSearch(raw))) {
          expect(['word', 'returnKey']).toContain(key)
          expect(value).toBe(raw[key])
        }
      }),
    )
  })

  test('has a return key only where there is one', () => {
    expect(paths.word('calm')).toEqual({ to: '/word-details', search: { word: 'calm' } })
    expect(paths.word('calm', 'calm-0-3')).toEqual({ to: '/word-details', search: { word: 'calm', returnKey: 'calm-0-3' } })
  })
})
