import { expect, test } from 'vitest'
import { realWords } from '../../../test/real-library'
import { seededRandom } from '../../base/random'
import { anyWord } from '../../words/any-word'
import { isConfusable } from '../../words/confusable'
import { askedForTopics } from '../../words/topics'
import type { Word } from '../../words/word'
import { mentions } from '../mask/mask'
import { indexLibrary } from '../pool/game-library'
import { chooseQuestion } from '../questions/choose'
import type { ChooseKind, ChooseQuestion } from '../questions/question'
import type { Maker } from './distractors'
import { placeAnswer } from './place-answer'

const library = indexLibrary(realWords)

function makerWith(given: Partial<Maker> = {}): Maker {
  return { library, random: seededRandom(3), used: new Set(), places: [], answeredRight: new Set(), confusions: new Map(), ...given }
}

/** Every rule that a question breaks, by name. */
function broken(word: Word, question: ChooseQuestion): string[] {
  const right = question.options[question.right]
  const wrong = question.options.filter((_, place) => place !== question.right)
  const words = wrong.flatMap((option) => library.byId.get(option.wordId ?? '') ?? [])
  const texts = question.options.map((option) => option.text.toLowerCase())
  const rules: [string, boolean][] = [
    ['D1', words.every((other) => other.partOfSpeech === word.partOfSpeech)],
    ['D2', words.length === wrong.length && words.every((other) => !isConfusable(word, other))],
    ['D4', words.length < 3 || !word.categories.some((key) => words.every((other) => other.categories.includes(key)))],
    ['D5', new Set(texts).size === texts.length],
    ['D6', wrong.every((option) => Math.abs(option.text.length - (right?.text.length ?? 0)) <= 0.4 * (right?.text.length ?? 0))],
    ['D7', question.ask !== 'meaning' || question.options.every((option) => !mentions(option.text, word))],
    ['D7 prompt', (question.ask !== 'word' && question.ask !== 'gap') || !mentions(question.prompt, word)],
    ['D7 related', question.ask === 'gap' || question.ask === 'word' || !mentions(right?.text ?? '', word)],
    ['asked for', words.every((other) => askedForTopics.every((key) => !other.categories.includes(key) || word.categories.includes(key)))],
  ]
  return rules.filter(([, holds]) => !holds).map(([rule]) => `${rule} ${question.ask} ${word.id}`)
}

function questionsOf(kind: ChooseKind): { word: Word; question: ChooseQuestion | null }[] {
  const random = seededRandom(11)
  return realWords.map((word) => ({ word, question: chooseQuestion(kind, word, makerWith({ random }), { options: 4 }) }))
}

test.each<[ChooseKind, number]>([
  ['meaning', 0.997],
  ['word', 0.998],
  ['gap', 0.96],
  ['synonym', 0.89],
  ['antonym', 0.37],
])('every word of the library that can be asked by %s is asked fairly', (kind, least) => {
  const all = questionsOf(kind)
  expect(all.flatMap(({ word, question }) => (question === null ? [] : broken(word, question)))).toEqual([])
  expect(all.filter(({ question }) => question !== null).length / all.length).toBeGreaterThan(least)
})

test('a word is asked at its own level before the next', () => {
  const levelsOff = questionsOf('meaning').flatMap(({ word, question }) =>
    (question?.options ?? []).filter((option) => library.byId.get(option.wordId ?? '')?.difficulty !== word.difficulty),
  )
  expect(levelsOff.length / realWords.length).toBeLessThan(0.1)
})

test('no distractor comes twice in a round', () => {
  const maker = makerWith()
  const wrong = realWords.slice(0, 60).flatMap((word) => {
    const question = chooseQuestion('word', word, maker)
    return question?.options.filter((_, place) => place !== question.right).map((option) => option.wordId) ?? []
  })
  expect(wrong.length).toBeGreaterThan(100)
  expect(new Set(wrong).size).toBe(wrong.length)
})

test('a word the learner took for the answer stands among the options', () => {
  const [calm, dull] = [anyWord(), anyWord({ id: 'dull', word: 'dull', definition: 'without much light', synonyms: [], antonyms: [] })]
  const own = indexLibrary([...realWords, calm, dull])
  const question = chooseQuestion('word', calm, makerWith({ library: own, confusions: new Map([['calm', ['dull']]]) }))
  expect(question?.options.map((option) => option.wordId)).toContain('dull')
})

test('a confusion that would also be right stays away', () => {
  const [calm, quiet] = [anyWord(), anyWord({ id: 'quiet', word: 'quiet', synonyms: ['peaceful'], antonyms: [] })]
  const own = indexLibrary([...realWords, calm, quiet])
  const question = chooseQuestion('word', calm, makerWith({ library: own, confusions: new Map([['calm', ['quiet']]]) }))
  expect(question?.options.map((option) => option.wordId)).not.toContain('quiet')
})

test('an own word is asked, with what the library knows of its spelling, and is nobody’s wrong option', () => {
  const own = anyWord({ id: 'own-1', word: 'happy', definition: 'as I feel today', synonyms: [], antonyms: [] })
  const withOwn = indexLibrary(realWords, [own])
  const entry = withOwn.bySpelling.get('happy')?.find((word) => word.id !== own.id)
  const random = seededRandom(4)
  for (let i = 0; i < 60; i++) {
    const question = chooseQuestion('word', own, makerWith({ library: withOwn, random }), { options: 4 })
    const wrong =
      question?.options.flatMap((option) => withOwn.byId.get(option.wordId ?? '') ?? []).filter((word) => word.id !== own.id) ?? []
    expect(wrong).toHaveLength(3)
    expect(wrong.filter((word) => entry !== undefined && isConfusable(entry, word))).toEqual([])
  }
  expect([...withOwn.groups.values()].flat()).not.toContain(own)
})

test('a word is given three options until it was answered right, then four', () => {
  const [word] = realWords
  if (word === undefined) throw new Error('the library is empty')
  expect(chooseQuestion('meaning', word, makerWith())?.options).toHaveLength(3)
  expect(chooseQuestion('meaning', word, makerWith({ answeredRight: new Set([word.id]) }))?.options).toHaveLength(4)
})

test('with too few words there is no question rather than an unfair one', () => {
  expect(chooseQuestion('meaning', anyWord(), makerWith({ library: indexLibrary([anyWord()]) }))).toBeNull()
})

test('the right place is never the same four times running', () => {
  const random = seededRandom(5)
  const places: number[] = []
  for (let i = 0; i < 2000; i++) places.push(placeAnswer(places, 3, random))
  expect(places.some((place, i) => i >= 3 && places.slice(i - 3, i).every((before) => before === place))).toBe(false)
  for (const place of [0, 1, 2]) expect(places.filter((each) => each === place).length).toBeGreaterThan(550)
})
