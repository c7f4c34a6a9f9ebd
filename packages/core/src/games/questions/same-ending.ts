import { irregularAdjectives, irregularNouns, irregularVerbs, verbPrefixes } from '../../words/irregular-forms'
import type { Word } from '../../words/word'

/** The ending a word has in a sentence, as far as other words can take the same; irregular past forms count as -ed. */
export type Ending = 'none' | 's' | "'s" | 'ed' | 'ing' | 'er' | 'est'

const singleWord = /^[a-z]+$/
const consonantAndY = /[^aeiou]y$/
const doubling = /(?:^|[^aeiou])(?:[aeiou]|qu[aeiou])([bdfgklmnprtv])$/
/** Nouns whose plural may come from another language or change inside. */
const unsurePlural = /(?:fe?|us|is|um|on|a|[ei]x|eau|o|man|s)$/

/** The forms of a verb that no rule makes, those behind a prefix included: overcome → overcame. */
function irregularPast(base: string): readonly string[] {
  const own = irregularVerbs.get(base)
  if (own !== undefined) return own
  const prefix = verbPrefixes.find((each) => base.startsWith(each) && irregularVerbs.has(base.slice(each.length)))
  return prefix === undefined ? [] : (irregularVerbs.get(base.slice(prefix.length)) ?? []).map((form) => prefix + form)
}

/** Which ending turned the word into this form; `null` when no other word could follow it. */
export function endingOf({ word, partOfSpeech }: Word, form: string): Ending | null {
  const base = word.toLowerCase()
  const found = form.toLowerCase().replace('’', "'")
  if (found === base) return 'none'
  if (partOfSpeech === 'verb') {
    if (irregularPast(base).includes(found)) return 'ed'
    return (/(?:ing|ed|s)$/.exec(found)?.[0] as Ending | undefined) ?? null
  }
  if (partOfSpeech === 'noun') return found.endsWith("'s") ? "'s" : 's'
  return (/(?:er|est)$/.exec(found)?.[0] as Ending | undefined) ?? null
}

/** The spelling before an ending that starts with a vowel: hope → hop, stop → stopp, carry → carri. */
function vowelStem(word: Word): string {
  const base = word.word
  if (base.endsWith('e')) return base.slice(0, -1)
  if (base.endsWith('c')) return `${base}k`
  const last = doubling.exec(base)?.[1]
  const stressed = word.pronunciation.split(/[-\s]/).at(-1) ?? ''
  return last !== undefined && stressed === stressed.toUpperCase() ? base + last : base
}

function withS(word: Word): string | null {
  const base = word.word
  if (word.partOfSpeech === 'noun' && (irregularNouns.has(base) || unsurePlural.test(base))) return null
  if (consonantAndY.test(base)) return `${base.slice(0, -1)}ies`
  if (base.endsWith('z')) return null // one z or two: quizzes, waltzes
  return /(?:s|x|ch|sh|[^aeiou]o)$/.test(base) ? `${base}es` : `${base}s`
}

function compared(word: Word, ending: 'er' | 'est'): string | null {
  const syllables = word.pronunciation.split('-').length
  if (
    irregularAdjectives.has(word.word) ||
    word.word.endsWith('ed') ||
    syllables > 2 ||
    (syllables === 2 && !consonantAndY.test(word.word))
  )
    return null
  return (consonantAndY.test(word.word) ? `${word.word.slice(0, -1)}i` : vowelStem(word)) + ending
}

/** The word with that ending, spelled by the rules; `null` where the rules might be wrong. */
export function withEnding(word: Word, ending: Ending): string | null {
  const base = word.word
  if (!singleWord.test(base)) return null
  switch (ending) {
    case 'none':
      return base
    case 's':
      return withS(word)
    case "'s":
      return base.endsWith('s') ? null : `${base}'s`
    case 'ed':
      if (irregularPast(base).length > 0) return null
      return consonantAndY.test(base) ? `${base.slice(0, -1)}ied` : `${vowelStem(word)}ed`
    case 'ing':
      if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
      return /(?:ee|oe|ye|nge)$/.test(base) ? `${base}ing` : `${vowelStem(word)}ing`
    case 'er':
    case 'est':
      return compared(word, ending)
  }
}
