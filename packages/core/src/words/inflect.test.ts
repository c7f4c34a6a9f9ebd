import { describe, expect, test } from 'vitest'
import { findForm } from './inflect'
import type { PartOfSpeech } from './word'

const formIn = (word: string, part: PartOfSpeech, sentence: string) => findForm(word, part, sentence)?.form ?? null

test('says where the form stands', () => {
  const sentence = 'Yesterday she Hoped for snow.'
  expect(findForm('hope', 'verb', sentence)).toEqual({ start: 14, end: 19, form: 'Hoped' })
  expect(sentence.slice(14, 19)).toBe('Hoped')
})

describe('regular and irregular forms', () => {
  test.each<[string, PartOfSpeech, string]>([
    ['hope', 'verb', 'hoping'],
    ['stop', 'verb', 'stopped'],
    ['travel', 'verb', 'travelling'],
    ['carry', 'verb', 'carries'],
    ['die', 'verb', 'dying'],
    ['panic', 'verb', 'panicked'],
    ['agree', 'verb', 'agreed'],
    ['quiz', 'verb', 'quizzed'],
    ['go', 'verb', 'went'],
    ['overcome', 'verb', 'overcame'],
    ['withstand', 'verb', 'withstood'],
    ['city', 'noun', 'cities'],
    ['box', 'noun', 'boxes'],
    ['thief', 'noun', 'thieves'],
    ['child', 'noun', 'children'],
    ['crisis', 'noun', 'crises'],
    ['fungus', 'noun', 'fungi'],
    ['potato', 'noun', 'potatoes'],
    ['neighbor', 'noun', "neighbor's"],
    ['neighbor', 'noun', 'neighbor’s'],
    ['passer-by', 'noun', 'passers-by'],
    ['no-brainer', 'noun', 'no-brainers'],
    ['big', 'adjective', 'biggest'],
    ['happy', 'adjective', 'happier'],
    ['good', 'adjective', 'better'],
    ['café', 'noun', 'cafés'],
    ['fast', 'adverb', 'faster'],
  ])('%s (%s): %s', (word, part, form) => {
    expect(formIn(word, part, `We saw ${form} there.`)).toBe(form)
  })
})

describe('words that only look alike', () => {
  test.each<[string, PartOfSpeech, string]>([
    ['hope', 'verb', 'We were hopping about.'],
    ['car', 'noun', 'The carpet is new.'],
    ['care', 'noun', 'A careful man.'],
    ['light', 'adjective', 'A light-hearted song.'],
    ['art', 'noun', ''],
  ])('%s (%s) is not in: %s', (word, part, sentence) => {
    expect(findForm(word, part, sentence)).toBeNull()
  })
})

describe('phrases', () => {
  test.each<[string, string, string]>([
    ['hit the sack', 'I was so tired that I hit the sack at nine.', 'hit the sack'],
    ['cost an arm and a leg', 'The repair cost me an arm and a leg again.', 'cost me an arm and a leg'],
    ['get cold feet', 'He got his famous cold feet before the show.', 'got his famous cold feet'],
    ['white lie', 'She tells white lies to be kind.', 'white lies'],
    ["Achilles' heel", "Sugar is the team's Achilles' heel.", "Achilles' heel"],
  ])('%s', (phrase, sentence, form) => {
    expect(formIn(phrase, 'noun', sentence)).toBe(form)
  })

  test('need every content word, in order and close together', () => {
    expect(findForm('hit the sack', 'verb', 'He hit the ball.')).toBeNull()
    expect(findForm('hit the sack', 'verb', 'The sack was hit.')).toBeNull()
    expect(findForm('hit the sack', 'verb', 'He hit it and then they all went to the sack.')).toBeNull()
  })
})
