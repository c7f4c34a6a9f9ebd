import { anyWord } from '@verbena/core/words/any-word'
import { rot13 } from '@verbena/core/words/strong-words'
import type { Word } from '@verbena/core/words/word'
import { expect, test } from 'vitest'
import { checkLibrary } from './check-library'

const broken: Partial<Word>[] = [
  { id: 'still', word: 'calm', pronunciation: 'kahm', ipa: '/kɐm/', example: 'Too short.', difficulty: 'advanced', synonyms: ['calm'] },
  {
    id: 'still',
    word: 'calm',
    categories: ['gre', 'greek-root'],
    definition: 'calm and calmer.',
    synonyms: ['Banana'],
    antonyms: ['tense'],
  },
  { id: 'banana', word: 'banana', pronunciation: 'BAN-uh-nuh', definition: 'calm and calmer.', origin: rot13('fuvg'), synonyms: [] },
  { id: 'tense', word: 'tense', definition: 'stiff, worried and not resting', synonyms: ['calm'], antonyms: [] },
  { id: 'nervy', word: 'nervy', definition: 'stiff and worried, not resting', synonyms: [], antonyms: [] },
]

test('every rule has its say about a library that breaks them all', () => {
  const lines = broken.map((given) => `  ${JSON.stringify(anyWord(given))}`)
  const text = `[\n${lines.join(',\n')},\n  {"id":"torn"}\n]`
  const rules = new Set(checkLibrary([{ file: 'set.json', text }]).findings.map((finding) => finding.rule))
  expect([...rules].sort()).toEqual([
    'block-list',
    'definition',
    'distractors',
    'example',
    'id is the slug',
    'ipa',
    'level',
    'line format',
    'link',
    'origin',
    'pronunciation',
    'respelling',
    'schema',
    'synonym or antonym',
    'synonyms',
    'topics',
    'totals',
    'two right options',
    'unique definition',
    'unique id',
    'unique word',
  ])
})
