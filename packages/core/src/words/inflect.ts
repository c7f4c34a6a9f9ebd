import { irregularAdjectives, irregularNouns, irregularVerbs, verbPrefixes } from './irregular-forms'
import type { PartOfSpeech } from './word'

/** Where a word stands in a sentence: offsets into the text and the form it has there. */
export type FoundForm = { start: number; end: number; form: string }

const vowel = /[aeiou]/
const consonantAndY = /[^aeiou]y$/
const hissing = /(?:s|x|z|ch|sh)$/
const doubles = /(?:^|[^aeiou])(?:[aeiou]|qu[aeiou])([bdfgklmnprstvz])$/

/** Spellings with which an ending starting with a vowel can follow: `hope` → `hop`, `stop` → `stopp`. */
function vowelStems(base: string): string[] {
  const stems = [base]
  if (base.endsWith('e')) stems.push(base.slice(0, -1))
  if (base.endsWith('ie')) stems.push(`${base.slice(0, -2)}y`)
  if (consonantAndY.test(base)) stems.push(`${base.slice(0, -1)}i`)
  if (base.endsWith('c')) stems.push(`${base}k`)
  const last = doubles.exec(base)?.[1]
  if (last !== undefined) stems.push(base + last)
  return stems
}

function withEndings(base: string, endings: readonly string[]): string[] {
  return vowelStems(base).flatMap((stem) => endings.map((ending) => stem + ending))
}

function withS(base: string): string[] {
  if (consonantAndY.test(base)) return [`${base.slice(0, -1)}ies`]
  if (hissing.test(base)) return [`${base}es`, `${base}s`, `${base}${base.at(-1)}es`]
  return base.endsWith('o') ? [`${base}s`, `${base}es`] : [`${base}s`]
}

function verbForms(base: string): string[] {
  const forms = [base, ...withS(base), ...withEndings(base, ['ed', 'ing']), ...(irregularVerbs.get(base) ?? [])]
  for (const prefix of verbPrefixes) {
    const rest = base.startsWith(prefix) ? base.slice(prefix.length) : ''
    for (const form of irregularVerbs.get(rest) ?? []) forms.push(prefix + form)
  }
  return forms
}

/** Plurals that came with the word: cactus → cacti, crisis → crises, thief → thieves. */
const foreignPlurals: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/fe?$/, 'ves'],
  [/us$/, 'i'],
  [/is$/, 'es'],
  [/(?:um|on)$/, 'a'],
  [/a$/, 'ae'],
  [/[ei]x$/, 'ices'],
  [/eau$/, 'eaux'],
  [/o$/, 'i'],
  [/man$/, 'men'],
]

function nounForms(base: string): string[] {
  const plurals = [...withS(base), ...(irregularNouns.get(base) ?? [])]
  for (const [ending, plural] of foreignPlurals) if (ending.test(base)) plurals.push(base.replace(ending, plural))
  return [base, ...plurals].flatMap((form) => [form, `${form}'s`])
}

function adjectiveForms(base: string): string[] {
  return [base, ...withEndings(base, ['er', 'est']), ...(irregularAdjectives.get(base) ?? [])]
}

const formsByPart = {
  verb: verbForms,
  noun: nounForms,
  adjective: adjectiveForms,
  adverb: adjectiveForms,
} satisfies Record<PartOfSpeech, (base: string) => string[]>

/** A hyphenated word changes at its end or its beginning: no-brainers, passers-by. */
function formsOf(word: string, part: PartOfSpeech): ReadonlySet<string> {
  const forms = formsByPart[part](word)
  const [first = '', ...rest] = word.split('-')
  if (rest.length > 0 && vowel.test(first)) forms.push(...formsByPart[part](first).map((form) => [form, ...rest].join('-')))
  return new Set(forms)
}

type Token = { text: string; start: number; end: number }

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}

function tokensOf(text: string): Token[] {
  return [...plain(text).matchAll(/[\p{L}\p{N}]+(?:['.&-][\p{L}\p{N}]+)*/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Words of a phrase that a sentence may swap or drop: "cost me an arm", "get his cold feet". */
const changeable = new Set("a an the my your his her its our their one's someone's somebody's oneself something someone".split(' '))
const furthestGap = 3

function allForms(word: string): ReadonlySet<string> {
  return new Set(Object.values(formsByPart).flatMap((forms) => forms(word)))
}

function findPhrase(words: readonly string[], tokens: readonly Token[]): { first: number; last: number } | null {
  const needed = words.filter((word) => !changeable.has(word))
  const [head, ...tail] = (needed.length > 0 ? needed : words).map(allForms)
  for (let first = 0; head !== undefined && first < tokens.length; first += 1) {
    if (!head.has(tokens[first]?.text ?? '')) continue
    let last = first
    const isComplete = tail.every((forms) => {
      const at = tokens.findIndex((token, index) => index > last && index <= last + 1 + furthestGap && forms.has(token.text))
      if (at >= 0) last = at
      return at >= 0
    })
    if (isComplete) return { first, last }
  }
  return null
}

/** Where the word, in any form its part of speech can take, stands first in a sentence; a phrase may be stretched by a few words. */
export function findForm(word: string, partOfSpeech: PartOfSpeech, sentence: string): FoundForm | null {
  const words = plain(word)
    .split(/\s+/)
    .map((part) => part.replace(/[,.!?']+$/, ''))
    .filter((part) => part !== '')
  const tokens = tokensOf(sentence)
  const [only = ''] = words
  const single = formsOf(only, partOfSpeech)
  const at = tokens.findIndex((token) => single.has(token.text))
  const found = words.length > 1 ? findPhrase(words, tokens) : at >= 0 ? { first: at, last: at } : null
  const first = tokens[found?.first ?? -1]
  const last = tokens[found?.last ?? -1]
  if (first === undefined || last === undefined) return null
  return { start: first.start, end: last.end, form: sentence.slice(first.start, last.end) }
}
