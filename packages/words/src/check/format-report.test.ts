import { anyWord } from '@verbena/core/words/any-word'
import { expect, test } from 'vitest'
import { countLibrary } from './counts'
import { formatCounts, formatFindings } from './format-report'

test('counts are shown by level, part of speech and tile', () => {
  const report = formatCounts(countLibrary([anyWord(), anyWord({ difficulty: 'advanced', synonyms: [] })]))
  expect(report).toMatch(/^2 words/)
  expect(report).toMatch(/beginner +1 +50 %/)
  expect(report).toMatch(/adjective +2 +50 % with a synonym/)
  expect(report).toMatch(/Emotions +2/)
  expect(report).not.toContain('Favorites')
})

test('findings stand under their file with word and message, and are counted by rule', () => {
  const finding = { rule: 'example', file: 'food.json', word: 'stew', message: 'has no end mark', severity: 'error' } as const
  const report = formatFindings([finding, { ...finding, file: 'art.json', word: 'draw', severity: 'warning' }])
  expect(report).toMatch(/^art\.json \(1\)\n {2}\? draw: \[example\] has no end mark\n\nfood\.json \(1\)\n {2}✗ stew: /)
  expect(report).toMatch(/2 findings\n {2}example +2$/)
  expect(formatFindings([])).toBe('No findings.')
})
