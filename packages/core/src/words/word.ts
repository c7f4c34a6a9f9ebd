import * as v from 'valibot'
import { topicKeys } from './topics'

export const levels = ['beginner', 'intermediate', 'advanced'] as const
/** How hard a word is; spec §3 calls it the word's difficulty. */
export type Level = (typeof levels)[number]

export const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb'] as const
export type PartOfSpeech = (typeof partsOfSpeech)[number]

/** The stable, readable slug of a word: `ephemeral`, `bank-noun`. */
export type WordId = string

export const wordIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80))

const text = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max))
const relatedWords = v.pipe(v.array(text(60)), v.maxLength(4))

/** One record of the library, as its data files hold it; every rule beyond shapes is in the library check. */
export const wordSchema = v.strictObject({
  id: wordIdSchema,
  word: text(60),
  pronunciation: text(80),
  ipa: v.pipe(text(80), v.regex(/^\/[^/]+\/$/, 'IPA stands between slashes')),
  partOfSpeech: v.picklist(partsOfSpeech),
  definition: text(160),
  example: text(200),
  difficulty: v.picklist(levels),
  categories: v.pipe(v.array(v.picklist(topicKeys)), v.minLength(1)),
  synonyms: relatedWords,
  antonyms: relatedWords,
  origin: v.optional(text(240)),
})

/**
 * A word of the library with everything we know of it. Whether it is a favorite or learned is joined when it is shown.
 * `exampleForm` is the form in which the word stands in its example, put in by the build where it is not the word itself.
 */
export type Word = v.InferOutput<typeof wordSchema> & { exampleForm?: string }
