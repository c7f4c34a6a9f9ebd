import type { Exceptions } from './exceptions'

/**
 * Words on which the library and the CMU dictionary disagree about syllables or stress, and why the library stands.
 * The reasons are our editors' knowledge of General American; no second dictionary was consulted.
 */
export const pronunciationExceptions: Exceptions = new Map([
  ['acquire', 'two syllables; the reference splits -quire in two'],
  ['alliteration', 'the main stress is on -ra-; the reference marks the secondary one'],
  ['annul', 'stressed on the second syllable; the mark on the first looks like an error'],
  ['assiduous', 'four syllables when said with care; the reference has only the contracted form'],
  ['bouillon', 'two syllables with the first stressed are usual; the reference has only a three-syllable form'],
  ['dossier', 'the first syllable is stressed; the reference has only the French-like variant'],
  ['email', 'the first syllable is stressed; the reference has only the second'],
  ['ennui', 'two syllables; the reference has a third that nobody says'],
  ['exculpate', 'the first syllable is stressed by most speakers; the reference has only the variant'],
  ['export', 'this is the verb, stressed on the second syllable; the reference has only the noun'],
  ['flummox', 'the first syllable is stressed; the mark on the second looks like an error'],
  ['foment', 'this is the verb, stressed on the second syllable; the reference has only the first'],
  ['gainsay', 'the second syllable is stressed; the reference has only the variant'],
  ['gobbledygook', 'the first syllable is stressed by most speakers; the reference has only the variant'],
  ['hullabaloo', 'both patterns are heard; the library keeps the first syllable, the reference the last'],
  ['impetuous', 'four syllables when said with care; the reference has only the contracted form'],
  ['inventory', 'the first syllable is stressed; the mark on the third looks like an error'],
  ['liaison', 'three patterns are heard; the reference lacks the one with the first syllable stressed'],
  ['medieval', 'four syllables when said with care; the reference has only the contracted form'],
  ['outsource', 'the first syllable is stressed; the reference marks it as the weaker of two'],
  ['overcome', 'this verb is stressed on the last syllable; the reference has the pattern of a noun'],
  ['overlook', 'this verb is stressed on the last syllable; the reference has the pattern of a noun'],
  ['picturesque', 'words in -esque are stressed there; the mark on the first syllable looks like an error'],
  ['polyglot', 'the reference marks no main stress at all'],
  ['puerile', 'the first syllable is stressed; the reference has only the rare variant'],
  ['realpolitik', 'the stress is on the second syllable of "real"; the reference has it on the last syllable'],
  ['retort', 'stressed on the second syllable; the reference marks it as the weaker of two'],
  ['satire', 'two syllables; the reference splits -ire in two'],
  ['schadenfreude', 'the German -e at the end is said; the reference drops it'],
  ['surreal', 'three syllables when said with care; the reference has only the contracted form'],
  ['undermine', 'this verb is stressed on the last syllable; the reference has only the first'],
])
