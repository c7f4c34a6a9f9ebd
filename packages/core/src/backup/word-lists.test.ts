import { expect, test } from 'vitest'
import { setMark } from '../learner/marks'
import { emptyRecord } from '../learner/record'
import { anyWord } from '../words/any-word'
import { listWords, wordsAsAnki, wordsAsCsv } from './word-lists'

const words = ['vivid', 'calm', 'brisk', 'never-met'].map((id) => anyWord({ id, word: id, definition: `what ${id} means` }))
const view = { first: 1, last: 1, count: 1 }

function listed() {
  const record = setMark(setMark(emptyRecord(), 'favorite', 'calm', true, 1), 'learned', 'vivid', true, 1)
  return listWords(words, record, { brisk: view }, new Map())
}

test('every word met or marked is listed by spelling, with what the learner has to do with it', () => {
  expect(listed().map(({ word, lists, state }) => [word.id, lists, state])).toEqual([
    ['brisk', [], 'met'],
    ['calm', ['favorite'], 'met'],
    ['vivid', [], 'learned'],
  ])
})

test('as a table each word is a line', () => {
  const lines = wordsAsCsv(listed()).split('\r\n')
  expect(lines[0]).toBe('word,part_of_speech,pronunciation,definition,example,level,lists,state')
  expect(lines[2]).toMatch(/^"calm","adjective","KAHM","what calm means",.*"beginner","favorite","met"$/)
  expect(lines).toHaveLength(5)
})

test('for Anki each word is five fields between tabs under header lines', () => {
  const lines = wordsAsAnki(listed()).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    '#separator:tab',
    '#html:false',
    '#columns:Word\tPronunciation\tMeaning\tExample\tTags',
    '#tags column:5',
  ])
  expect(lines[5]?.split('\t')).toEqual([
    'calm',
    'KAHM',
    '(adjective) what calm means',
    'The sea was calm enough for small boats this morning.',
    'verbena beginner adjective met favorite',
  ])
})

test('what would end a field, open a quote or start a comment in Anki is made harmless', () => {
  const odd = anyWord({ id: 'calm', word: '#calm', definition: 'a\tb\n"c"' })
  const [row] = wordsAsAnki(listWords([odd], setMark(emptyRecord(), 'saved', 'calm', true, 1), {}, new Map()))
    .split('\n')
    .slice(4)
  expect(row).toMatch(/^"#calm"\tKAHM\t"\(adjective\) a b ""c"""\t/)
})
