import * as v from 'valibot'
import { expect, test } from 'vitest'
import { speechAnswerSchema, speechInput, spokenLength } from './speech'
import { voices } from './voices'

const read = (text: unknown, voiceId: unknown = 'uk-female') => v.safeParse(speechInput, { text, voiceId })

test.each([
  ['  calm \n sea\t', 'calm sea'],
  ['cafe\u0301', 'café'],
  ['<break time="9s"/>calm', 'break time="9s"/ calm'],
  ['ca\u200blm\u202e \u0000\u0007and\ud800 clear', 'calm and clear'],
  ['It’s “fine”, isn’t it?', 'It’s “fine”, isn’t it?'],
])('%j is spoken as %j', (text, plain) => {
  expect(read(text).output).toEqual({ text: plain, voiceId: 'uk-female' })
})

test.each([
  ['', 'There is nothing to say'],
  [' <> ?! ', 'There is nothing to say'],
  [7, 'There is nothing to say'],
  ['a'.repeat(spokenLength + 1), 'Texts of up to 200 characters can be spoken'],
  [' '.repeat(1_000_000), 'Texts of up to 200 characters can be spoken'],
])('%.20j is refused in a sentence', (text, sentence) => {
  expect(read(text).issues?.[0]?.message).toBe(sentence)
})

test('every voice is known by what the server calls it, and no other is', () => {
  for (const { cloudVoiceId } of voices) expect(read('calm', cloudVoiceId).success).toBe(true)
  for (const odd of ['robot', '__proto__', '', null]) expect(read('calm', odd).issues?.[0]?.message).toBe('This voice does not exist')
})

test('an answer without sound in base64 is none', () => {
  expect(v.is(speechAnswerSchema, { audioContent: '//uQxAAA' })).toBe(true)
  for (const audioContent of ['', '<html>', null, undefined]) expect(v.is(speechAnswerSchema, { audioContent })).toBe(false)
})
