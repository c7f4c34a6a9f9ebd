import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { wordIdSchema } from '../words/word'
import { customWordForm, customWordIdToWordId, customWordInput, customWordRowSchema, toWord, wordIdToCustomWordId } from './custom-word'

const id = '0b0e7a52-6f6c-4c9c-9a52-3f0f3c5f1c11'
const good = { id, word: 'serendipity', definition: 'a happy accident', part_of_speech: 'noun', category: 'Literature' }
const firstMessage = (input: unknown) => v.safeParse(customWordInput, input).issues?.[0]?.message

describe('an own word', () => {
  test.each([
    [{ word: '  ' }, 'Word is required'],
    [{ word: undefined }, 'Word is required'],
    [{ word: 'w'.repeat(101) }, 'Word must be less than 100 characters'],
    [{ definition: ' ' }, 'Definition is required'],
    [{ definition: 'd'.repeat(501) }, 'Definition must be less than 500 characters'],
    [{ example: 'e'.repeat(501) }, 'Example must be less than 500 characters'],
    [{ part_of_speech: '' }, 'Please select a part of speech'],
    [{ part_of_speech: 'pronoun' }, 'Please select a part of speech'],
    [{ category: '' }, 'Please select a category'],
    [{ category: 'Weather' }, 'Please select a category'],
    [{ word: '', definition: '', part_of_speech: '', category: '', id: 'x' }, 'Word is required'],
    [{ definition: '', part_of_speech: '', category: '' }, 'Definition is required'],
    [{ part_of_speech: '', category: '' }, 'Please select a part of speech'],
  ])('%j is met with “%s”', (wrong, message) => {
    expect(firstMessage({ ...good, ...wrong })).toBe(message)
  })

  test('is taken without outer spaces, at every length allowed, and an empty example is none', () => {
    const longest = { ...good, word: ` ${'w'.repeat(100)} `, definition: ` ${'d'.repeat(500)} `, example: '  ' }
    expect(v.parse(customWordInput, longest)).toEqual({ ...good, word: 'w'.repeat(100), definition: 'd'.repeat(500), example: null })
    expect(v.parse(customWordForm, { ...good, example: ' So it was. ' }).example).toBe('So it was.')
    expect(v.parse(customWordForm, good).example).toBeNull()
  })

  test('has the id of its device, whatever the case', () => {
    expect(v.parse(customWordInput, { ...good, id: id.toUpperCase() }).id).toBe(id)
    expect(v.is(customWordInput, { ...good, id: '1' })).toBe(false)
  })
})

test('an own word in the feed is intermediate, everyday, and a noun when nothing is said', () => {
  const row = v.parse(customWordRowSchema, { ...good, part_of_speech: null, example: null, created_at: '2025-03-01T12:00:00.000Z' })
  expect(toWord(row)).toMatchObject({
    id: `own-${id}`,
    word: 'serendipity',
    pronunciation: 'serendipity',
    partOfSpeech: 'noun',
    difficulty: 'intermediate',
    categories: ['everyday'],
    example: '',
  })
})

test('the id of an own word can be marked like any other, and leads back to the own word', () => {
  const wordId = customWordIdToWordId(id)
  expect(v.is(wordIdSchema, wordId)).toBe(true)
  expect(wordIdToCustomWordId(wordId)).toBe(id)
  expect(['own', 'own-verb', 'calm', id].map(wordIdToCustomWordId)).toEqual([null, null, null, null])
})
