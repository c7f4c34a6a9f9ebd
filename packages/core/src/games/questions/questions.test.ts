import { describe, expect, test } from 'vitest'
import { realWords } from '../../../test/real-library'
import { anyWord } from '../../words/any-word'
import { indexLibrary } from '../pool/game-library'
import { gapOf } from './gap'
import { endingOf, withEnding } from './same-ending'
import { checkTyped, typedQuestion } from './typed'

describe('endings', () => {
  test.each([
    ['stop', 'STOP', 'verb', 'ed', 'stopped'],
    ['hope', 'HOHP', 'verb', 'ing', 'hoping'],
    ['visit', 'VIZ-it', 'verb', 'ed', 'visited'],
    ['admit', 'ad-MIT', 'verb', 'ing', 'admitting'],
    ['carry', 'KEHR-ee', 'verb', 's', 'carries'],
    ['lie', 'LYE', 'verb', 'ing', 'lying'],
    ['panic', 'PAN-ik', 'verb', 'ed', 'panicked'],
    ['go', 'GOH', 'verb', 'ed', null],
    ['overcome', 'oh-ver-KUHM', 'verb', 'ed', null],
    ['box', 'BAHKS', 'noun', 's', 'boxes'],
    ['crisis', 'KRY-sis', 'noun', 's', null],
    ['happy', 'HAP-ee', 'adjective', 'est', 'happiest'],
    ['careful', 'KAIR-ful', 'adjective', 'er', null],
    ['black sheep', 'BLAK SHEEP', 'noun', 's', null],
  ] as const)('%s (%s, %s) with -%s is %s', (word, pronunciation, partOfSpeech, ending, form) => {
    expect(withEnding(anyWord({ word, pronunciation, partOfSpeech }), ending)).toBe(form)
  })

  test('an irregular past is an -ed', () => {
    expect(endingOf(anyWord({ word: 'go', partOfSpeech: 'verb' }), 'went')).toBe('ed')
    expect(endingOf(anyWord({ word: 'go', partOfSpeech: 'verb' }), 'going')).toBe('ing')
  })
})

describe('gaps', () => {
  test('the article before a gap does not tell how the word begins', () => {
    const word = anyWord({ word: 'owl', partOfSpeech: 'noun', example: 'An owl sat in the tree.' })
    expect(gapOf(word)?.sentence).toBe('A(n) _____ sat in the tree.')
  })

  test('every sentence of the library is whole again when its gap is filled', () => {
    for (const word of realWords) {
      const gap = gapOf(word)
      const parts = gap?.sentence.replace(/a\(n\) /i, '').split('_____') ?? []
      if (gap !== null && parts.length === 2) expect(word.example).toContain(gap.form + parts[1])
    }
  })

  test('a phrase and a word that is not in its example have no gap', () => {
    expect(gapOf(anyWord({ word: 'sit tight', example: 'Sit tight.' }))).toBeNull()
    expect(gapOf(anyWord({ example: 'Nothing here.' }))).toBeNull()
  })
})

describe('typed answers', () => {
  const library = indexLibrary([anyWord(), anyWord({ id: 'cool', word: 'cool', synonyms: ['calm'] })])

  test.each([
    ['calm', 'right'],
    [' CALM ', 'right'],
    ['clam', 'slip'],
    ['cal', 'slip'],
    ['callm', 'slip'],
    ['cold', 'wrong'],
    ['', 'wrong'],
  ])('%j is %s', (text, expected) => {
    const question = typedQuestion(anyWord(), library)
    expect(question && checkTyped(question, text)).toBe(expected)
  })

  test('an accent left out is no mistake', () => {
    const question = typedQuestion(anyWord({ word: 'café' }), library)
    expect(question && checkTyped(question, 'cafe')).toBe('right')
  })

  test('a synonym of the same first letter and length is right too', () => {
    const question = typedQuestion(anyWord({ synonyms: ['cool'] }), library)
    expect(question && checkTyped(question, 'cool')).toBe('right')
  })
})
