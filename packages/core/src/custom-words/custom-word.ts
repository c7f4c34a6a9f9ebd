import * as v from 'valibot'
import { entryIdSchema } from '../base/entry-id'
import { partsOfSpeech, type Word, type WordId } from '../words/word'

/** What an own word can be about (spec §3, options when adding). */
export const customWordCategories = [
  'Business',
  'Science',
  'Technology',
  'Art',
  'Literature',
  'Music',
  'Food',
  'Travel',
  'Sports',
  'Health',
  'Education',
  'Other',
] as const

/** The longest texts the form and the server take (spec §9; the example is ours). */
export const customWordLengths = { word: 100, definition: 500, example: 500 } as const

/** How many own words one person can keep. */
export const customWordLimit = 20_000

/** What the form asks for, in its order: the first message of the first failing field is shown (spec §5). */
export const customWordForm = v.object({
  word: v.pipe(
    v.string('Word is required'),
    v.trim(),
    v.nonEmpty('Word is required'),
    v.maxLength(customWordLengths.word, 'Word must be less than 100 characters'),
  ),
  definition: v.pipe(
    v.string('Definition is required'),
    v.trim(),
    v.nonEmpty('Definition is required'),
    v.maxLength(customWordLengths.definition, 'Definition must be less than 500 characters'),
  ),
  example: v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.transform((typed) => typed?.trim() || null),
    v.nullable(v.pipe(v.string(), v.maxLength(customWordLengths.example, 'Example must be less than 500 characters'))),
  ),
  part_of_speech: v.picklist(partsOfSpeech, 'Please select a part of speech'),
  category: v.picklist(customWordCategories, 'Please select a category'),
})
export type CustomWordForm = v.InferOutput<typeof customWordForm>

/** What adding sends: the form and the id the device gave. */
export const customWordInput = v.object({ ...customWordForm.entries, id: entryIdSchema })
export type CustomWordInput = v.InferOutput<typeof customWordInput>

/** An own word as the server answers it (spec §3 custom_words; the part of speech defaults to noun when read). */
export const customWordRowSchema = v.object({
  id: entryIdSchema,
  word: v.string(),
  definition: v.string(),
  example: v.nullable(v.string()),
  part_of_speech: v.fallback(v.picklist(partsOfSpeech), 'noun'),
  category: v.string(),
  created_at: v.string(),
})
export type CustomWordRow = v.InferOutput<typeof customWordRowSchema>

/** A page of own words, the newest first; `next` asks for the following one and is null on the last. */
export const customWordPageSchema = v.object({ items: v.array(customWordRowSchema), next: v.nullable(v.string()) })
export type CustomWordPage = v.InferOutput<typeof customWordPageSchema>

const ownPrefix = 'own-'
const ownWordId = /^own-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The word id of an own word in the feed, in lists and in collections; no library word is called `own-` and a UUID. */
export function customWordIdToWordId(id: string): WordId {
  return `${ownPrefix}${id}`
}

/** The id of the own word a word id stands for; null for a word of the library. */
export function wordIdToCustomWordId(wordId: WordId): string | null {
  return ownWordId.exec(wordId)?.[1] ?? null
}

/** An own word as a word of the feed: intermediate and everyday (spec §3), pronounced as it is written. */
export function toWord(row: CustomWordRow): Word {
  return {
    id: customWordIdToWordId(row.id),
    word: row.word,
    pronunciation: row.word,
    ipa: '',
    partOfSpeech: row.part_of_speech,
    definition: row.definition,
    example: row.example ?? '',
    difficulty: 'intermediate',
    categories: ['everyday'],
    synonyms: [],
    antonyms: [],
  }
}
