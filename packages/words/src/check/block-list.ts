import { slurs, vulgarities } from '@verbena/core/words/strong-words'
import type { TopicKey } from '@verbena/core/words/topics'
import type { Word } from '@verbena/core/words/word'
import { perWord } from './finding'
import { wordsIn } from './text'

/** Tiles whose words may be strong; slurs are nowhere allowed. */
const strongTopics: readonly TopicKey[] = ['curse', 'slang', 'sexology']

/** A word with the endings under which it would still be recognised. */
function baseForms(word: string): string[] {
  const bases = [
    word,
    ...['s', 'es', 'ed', 'er', 'ers', 'ing', 'y'].filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length)),
  ]
  return bases.flatMap((base) => (/([a-z])\1$/.test(base) ? [base, base.slice(0, -1)] : [base]))
}

function textsOf(word: Word): string[] {
  return [word.word, word.definition, word.example, ...word.synonyms, ...word.antonyms, word.origin ?? '']
}

export const checkBlockList = perWord('block-list', 'error', (word) => {
  const used = textsOf(word)
    .flatMap(wordsIn)
    .flatMap((text) => text.split(/['-]/))
  const isStrongTile = word.categories.some((category) => strongTopics.includes(category))
  return [...new Set(used)].flatMap((text) => {
    if (slurs.has(text) || slurs.has(text.replace(/s$/, ''))) return [`uses a slur: ${text}`]
    if (!isStrongTile && baseForms(text).some((base) => vulgarities.has(base))) return [`is too strong outside its tiles: ${text}`]
    return []
  })
})
