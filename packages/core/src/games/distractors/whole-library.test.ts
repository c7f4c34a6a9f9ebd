import { expect, test } from 'vitest'
import { realWords } from '../../../test/real-library'
import { seededRandom } from '../../base/random'
import { isConfusable } from '../../words/confusable'
import type { Word } from '../../words/word'
import { cluesFor } from '../guess-word/guess-clues'
import { mentions } from '../mask/mask'
import { indexLibrary } from '../pool/game-library'
import { chooseQuestion } from '../questions/choose'
import { plainText, typedGap, typedQuestion } from '../questions/typed'
import { layAnchor } from '../word-tide/tide-anchors'
import type { Maker } from './distractors'

const library = indexLibrary(realWords)
const random = seededRandom(17)

function newMaker(): Maker {
  return { library, random, used: new Set(), places: [], answeredRight: new Set(), confusions: new Map() }
}

/** Entries of a spelling that could stand where this word does. */
function entriesOf(text: string, { partOfSpeech }: Word): readonly Word[] {
  return (library.bySpelling.get(text.toLowerCase()) ?? []).filter((word) => word.partOfSpeech === partOfSpeech)
}

test('every answer that may be typed for a word fits what is told of it and means nearly the same', () => {
  const asked = realWords.flatMap((word) => {
    const question = typedQuestion(word, library)
    return question === null ? [] : [{ word, question }]
  })
  const faults = asked.flatMap(({ word, question }) => [
    ...(mentions(question.prompt, word) ? [`${word.id} is in its own meaning`] : []),
    ...(question.accepted[0] === word.word && new Set(question.accepted).size === question.accepted.length ? [] : [`${word.id} first`]),
    ...question.accepted
      .filter((text) => text.length !== question.length || plainText(text)[0] !== plainText(question.first))
      .map((text) => `${text} is not like ${word.id}`),
    ...question.accepted
      .slice(1)
      .filter((text) => !word.synonyms.includes(text) && !entriesOf(text, word).some((other) => isConfusable(other, word)))
      .map((text) => `${text} is not ${word.id}`),
  ])
  expect(faults).toEqual([])
  expect(asked.length / realWords.length).toBeGreaterThan(0.9)
})

test('every sentence whose gap is typed hides its word and takes its own form alone', () => {
  const asked = realWords.flatMap((word) => {
    const question = typedGap(word)
    return question === null ? [] : [{ word, question }]
  })
  expect(asked.filter(({ word, question }) => mentions(question.prompt, word))).toEqual([])
  expect(asked.every(({ word, question }) => question.accepted.length === 1 && word.example.includes(question.accepted[0] ?? ''))).toBe(
    true,
  )
  expect(asked.length / realWords.length).toBeGreaterThan(0.9)
})

test('options of one category, as late questions of Rush have them, are of it and fair all the same', () => {
  const faults = realWords.flatMap((word) => {
    const question = chooseQuestion('meaning', word, newMaker(), { options: 4, isFromSameCategory: true })
    const wrong = question?.options.filter((_, place) => place !== question.right) ?? []
    return wrong.flatMap(({ wordId, text }) => {
      const other = library.byId.get(wordId ?? '')
      if (other === undefined || isConfusable(other, word) || mentions(text, word)) return [`${text} beside ${word.id}`]
      return other.categories.some((category) => word.categories.includes(category)) ? [] : [`${other.id} is no kin of ${word.id}`]
    })
  })
  expect(faults).toEqual([])
})

test('for every anchor of Word Tide what rides in means the same and nothing else does', () => {
  const anchors = realWords.flatMap((word) => {
    const anchor = layAnchor(word, newMaker())
    return anchor === null ? [] : [{ word, floaters: anchor.floaters }]
  })
  const faults = anchors.flatMap(({ word, floaters }) =>
    floaters
      .filter(({ text, relation }) => {
        if (relation === 'synonym') return !word.synonyms.includes(text)
        if (relation === 'antonym') return !word.antonyms.includes(text) || word.synonyms.includes(text)
        return entriesOf(text, word).some((other) => isConfusable(other, word))
      })
      .map(({ text, relation }) => `${text} as ${relation} of ${word.id}`),
  )
  expect(faults).toEqual([])
  expect(anchors.every(({ floaters }) => new Set(floaters.map(({ text }) => text.toLowerCase())).size === 6)).toBe(true)
  expect(anchors.length).toBeGreaterThan(1000)
})

test('the clues of every word that can be guessed are true of it and keep it hidden', () => {
  const ladders = realWords.flatMap((word) => {
    const ladder = cluesFor(word, library, random)
    return ladder === null ? [] : [{ word, clues: ladder.clues }]
  })
  const telling = ladders.filter(({ word, clues }) => clues.slice(1, 4).some(({ text }) => text === '' || mentions(text, word)))
  expect(telling.map(({ word }) => word.id)).toEqual([])
  expect(ladders.length / realWords.length).toBeGreaterThan(0.9)
})
