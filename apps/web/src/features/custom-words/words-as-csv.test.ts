import type { CustomWordRow } from '@verbena/core/custom-words/custom-word'
import { expect, test } from 'vitest'
import { wordsAsCsv } from './words-as-csv'

test('own words as a table keep their commas, quotes and lines', () => {
  const row: CustomWordRow = {
    id: '0b0e7a52-6f6c-4c9c-9a52-3f0f3c5f1c11',
    word: 'hygge',
    definition: 'cosy, "warm"',
    example: null,
    part_of_speech: 'noun',
    category: 'Travel',
    created_at: '2026-03-01T12:00:00.000Z',
  }
  expect(wordsAsCsv([row]).split('\r\n')).toEqual([
    'word,part_of_speech,definition,example,category,created_at',
    '"hygge","noun","cosy, ""warm""","","Travel","2026-03-01T12:00:00.000Z"',
    '',
  ])
})
