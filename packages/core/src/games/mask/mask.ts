import { findForm } from '../../words/inflect'
import type { Word } from '../../words/word'
import { isSameFamily } from '../../words/word-family'

export const blank = '_____'

type Hidden = Pick<Word, 'word' | 'partOfSpeech'>

const tokens = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu
const negation = /^(?:un|non|dis|mis|in|im|ir|il|re)/

/** Families share their first letters once a negation is set aside; looking at these first spares most of the comparing. */
function mayBeFamily(token: string, word: string): boolean {
  const heads = [word.slice(0, 2), word.replace(negation, '').slice(0, 2)]
  const bare = token.replace(negation, '')
  return heads.some((head) => head !== '' && (token.startsWith(head) || bare.startsWith(head)))
}

function isFamily(token: string, word: string): boolean {
  const lower = token.toLowerCase()
  return lower === word || (mayBeFamily(lower, word) && isSameFamily(lower, word))
}

/** The text with the word, its forms and its family blanked (D7): what is asked must not be read off. */
export function maskWord(text: string, { word, partOfSpeech }: Hidden): string {
  let masked = text
  for (let found = findForm(word, partOfSpeech, masked); found !== null; found = findForm(word, partOfSpeech, masked)) {
    masked = masked.slice(0, found.start) + blank + masked.slice(found.end)
  }
  const target = word.toLowerCase()
  return masked.replaceAll(tokens, (token) => (isFamily(token, target) ? blank : token))
}

/** Whether a text gives the word away: its family is in it, or the phrase itself. */
export function mentions(text: string, { word }: Hidden): boolean {
  const target = word.toLowerCase()
  const lower = text.toLowerCase()
  return target.includes(' ') ? lower.includes(target) : (lower.match(tokens) ?? []).some((token) => isFamily(token, target))
}
