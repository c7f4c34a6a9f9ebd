import { expect, test } from 'vitest'
import { modeAt, modeSections, modes, modesIn, quizMode } from './modes'

test('the modes stand in their sections in order', () => {
  expect(modeSections.map((section) => modesIn(section).map((mode) => mode.title))).toEqual([
    ['Sprint', 'Rush', 'Perfection'],
    ['Match synonyms', 'Meaning match', 'Fill in the gap', 'Guess the word'],
    ['Word wheel', 'Word Tide', 'Complete word', 'Scramble'],
  ])
})

test('only the quiz and Sprint are free', () => {
  expect(modes.filter((mode) => !mode.isPremium).map((mode) => mode.path)).toEqual(['/quiz', '/sprint'])
})

test('every mode has an address of its own, and Scramble keeps its old one', () => {
  expect(new Set(modes.map((mode) => mode.path)).size).toBe(12)
  expect(modeAt('/hangman')?.title).toBe('Scramble')
  expect(modeAt('/quiz')).toBe(quizMode)
  expect(modeAt('/chess')).toBeUndefined()
})
