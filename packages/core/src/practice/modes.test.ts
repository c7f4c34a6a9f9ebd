/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { modeAt, modeSections, modes, modesIn, quizMode } from './modes'

/** What the specification names; games beyond it stand after these. */
const sections = [
  ['Sprint', 'Rush', 'Perfection'],
  ['Match synonyms', 'Meaning match', 'Fill in the gap', 'Guess the word'],
  ['Word wheel', 'Word Tide', 'Complete word', 'Scramble'],
]

test('the modes stand in their sections in order', () => {
  const titles = modeSections.map((section) => modesIn(section).map((mode) => mode.title))
  expect(titles.map((all, i) => all.slice(0, sections[i]?.length))).toEqual(sections)
})

test('of those that the specification names only the quiz and Sprint are free', () => {
  const named = modes.filter((mode) => mode.section === null || sections.flat().includes(mode.title))
  expect(named.filter((mode) => !mode.isPremium).map((mode) => mode.path)).toEqual(['/quiz', '/sprint'])
})

test('every mode has an address of its own, and Scramble keeps its old one', () => {
  expect(new Set(modes.map((mode) => mode.path)).size).toBe(modes.length)
  expect(new Set(modes.map((mode) => mode.id)).size).toBe(modes.length)
  expect(modeAt('/hangman')?.title).toBe('Scramble')
  expect(modeAt('/quiz')).toBe(quizMode)
  expect(modeAt('/chess')).toBeUndefined()
})

const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts'], { eager: true, query: '?raw', import: 'default' })

test('nothing else lists the modes but what was always recalled; later games say so of each answer', () => {
  const naming = Object.entries(sources).filter(([, text]) => modes.filter(({ id }) => text.includes(`'${id}'`)).length > 1)
  expect(naming.map(([path]) => path).sort()).toEqual(['../memory/recall.ts', './modes.ts'])
})
