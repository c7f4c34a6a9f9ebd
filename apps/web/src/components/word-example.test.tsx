import { render } from '@testing-library/react'
import { anyWord } from '@verbena/core/words/any-word'
import { expect, test } from 'vitest'
import { WordExample } from './word-example'

function tinted(given: Parameters<typeof anyWord>[0]) {
  const { container } = render(<WordExample word={anyWord(given)} />)
  return { all: container.textContent, tinted: [...container.querySelectorAll('span')].map((part) => part.textContent) }
}

test.each([
  ['the word itself', { word: 'calm', example: 'The calm sea.' }, 'calm'],
  ['the form the word has there', { word: 'go', exampleForm: 'went', example: 'She went home.' }, 'went'],
  ['a form at the start', { word: 'run', exampleForm: 'Running', example: 'Running late again.' }, 'Running'],
  ['the word, not where it is inside another', { word: 'art', example: 'She started with art.' }, 'art'],
  ['several words', { word: 'give up', example: 'Never give up.' }, 'give up'],
])('an example stands in quotes and tints %s', (_, given, form) => {
  expect(tinted(given)).toEqual({ all: `“${given.example}”`, tinted: [form] })
})

test('an example without the word is shown as it is', () => {
  expect(tinted({ word: 'art', example: 'She started early.' })).toEqual({ all: '“She started early.”', tinted: [] })
})

test('a word without an example shows no empty quotes', () => {
  expect(tinted({ example: '' }).all).toBe('')
})
