import { dictionary } from 'cmu-pronouncing-dictionary'
import { type Exceptions, unusedExceptions } from './exceptions'
import type { Finding, Library } from './finding'
import { type Rhythm, rhythmOfRespelling } from './syllables'

/** All pronunciations of one word in a reference, each as its stress marks: `010` is three syllables with the second stressed. */
type StressesOf = (word: string) => string[]

/** The CMU dictionary of General American; a vowel there ends in 1 for main, 2 for second and 0 for no stress. */
export function cmuStresses(word: string): string[] {
  const entries = ['', '(1)', '(2)', '(3)'].map((variant) => dictionary[word.toLowerCase() + variant])
  return entries.filter((entry) => entry !== undefined).map((entry) => entry.replaceAll(/[^012]/g, ''))
}

/** Every way to say the words of a phrase one after another. */
function phraseStresses(words: readonly string[], stressesOf: StressesOf): string[] {
  return words.map(stressesOf).reduce((before, next) => before.flatMap((start) => next.map((end) => start + end)))
}

/** Where the reference marks several main stresses, as in every phrase, any of them may lead. */
function agrees(stresses: string, { syllables, stress }: Rhythm): boolean {
  return stresses.length === syllables && stress !== null && stresses[stress] === '1'
}

/** Syllables and main stress agree with an independent dictionary, unless an editor has written down why not. */
export function checkPronunciation(library: Library, stressesOf: StressesOf, exceptions: Exceptions): Finding[] {
  const needed = new Set<string>()
  const findings: Finding[] = []
  for (const { file, word } of library) {
    const whole = stressesOf(word.word)
    const known = whole.length > 0 ? whole : phraseStresses(word.word.split(/[\s-]+/), stressesOf)
    const rhythm = rhythmOfRespelling(word.pronunciation)
    if (known.length === 0 || known.some((stresses) => agrees(stresses, rhythm))) continue
    needed.add(word.word)
    if (exceptions.has(word.word)) continue
    const message = `${word.pronunciation} disagrees with the reference, which has the stresses ${[...new Set(known)].join(' or ')}`
    findings.push({ rule: 'pronunciation', file, word: word.word, message, severity: 'warning' })
  }
  return [...findings, ...unusedExceptions('pronunciation', exceptions, needed)]
}
