import { anyWord } from '@verbena/core/words/any-word'
import { expect, test } from 'vitest'
import { parseFile } from './parse-file'

const calm = JSON.stringify(anyWord())
const messagesOf = (text: string) => parseFile({ file: 'set.json', text }).findings.map((finding) => `${finding.word} ${finding.message}`)

test('a well-formed file has no findings and gives its words', () => {
  const { entries, findings } = parseFile({ file: 'set.json', text: `[\n  ${calm},\n  ${calm}\n]\n` })
  expect(findings).toEqual([])
  expect(entries.map((entry) => entry.word.word)).toEqual(['calm', 'calm'])
})

test.each([
  ['no brackets of its own', `[${calm}]\n`, 'starts with a line ['],
  ['no line end at the end', `[\n  ${calm}\n]`, 'ends with a line ]'],
  ['an empty line', `[\n  ${calm},\n\n  ${calm}\n]\n`, 'nothing but records between'],
  ['a comma too many', `[\n  ${calm},\n]\n`, 'the last record has no comma'],
  ['a comma too few', `[\n  ${calm}\n  ${calm}\n]\n`, 'a comma ends the line'],
  ['a record without indent', `[\n${calm}\n]\n`, 'is not two spaces and a compact record'],
  ['spaces inside a record', `[\n  ${calm.replace(':', ': ')}\n]\n`, 'is not two spaces and a compact record'],
  ['a torn record', `[\n  ${calm.slice(0, 40)}\n]\n`, 'line 2 is not one JSON record'],
])('%s is found', (_, text, message) => {
  expect(messagesOf(text).join('\n')).toContain(message)
})

test('fields out of order are found', () => {
  const { id, ...rest } = anyWord()
  expect(messagesOf(`[\n  ${JSON.stringify({ ...rest, id })}\n]\n`)).toEqual([
    expect.stringContaining('fields stand in this order: id, word'),
  ])
})

test.each([
  ['an unknown field', { colour: 'red' }, 'colour'],
  ['an unknown topic', { categories: ['weather'] }, 'categories.0'],
  ['five synonyms', { synonyms: ['a', 'b', 'c', 'd', 'e'] }, 'synonyms'],
  ['IPA without slashes', { ipa: 'kɑm' }, 'IPA stands between slashes'],
  ['an empty definition', { definition: '' }, 'definition'],
])('%s is found and the record is left out of the other rules', (_, fields, message) => {
  const { entries, findings } = parseFile({ file: 'set.json', text: `[\n  ${JSON.stringify({ ...anyWord(), ...fields })}\n]\n` })
  expect(findings.map((finding) => finding.message).join('\n')).toContain(message)
  expect(findings[0]).toMatchObject({ rule: 'schema', file: 'set.json', word: 'line 2' })
  expect(entries).toEqual([])
})
