import * as v from 'valibot'
import { entryIdSchema } from '../base/entry-id'
import { customWordRowSchema } from '../custom-words/custom-word'
import { wordIdSchema } from '../words/word'

/** The longest texts the form and the server take (spec §9). */
export const collectionLengths = { name: 100, description: 500 } as const

/** How many collections one person can keep, how many words one of them holds, and all of them together. */
export const collectionLimits = { collections: 2_000, wordsInOne: 5_000, wordsInAll: 100_000 } as const

/** What the form asks for, in its order: the first message of the first failing field is shown (spec §5). */
export const collectionForm = v.object({
  name: v.pipe(
    v.string('Collection name is required'),
    v.trim(),
    v.nonEmpty('Collection name is required'),
    v.maxLength(collectionLengths.name, 'Name must be less than 100 characters'),
  ),
  description: v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.transform((typed) => typed?.trim() || null),
    v.nullable(v.pipe(v.string(), v.maxLength(collectionLengths.description, 'Description must be less than 500 characters'))),
  ),
})
export type CollectionForm = v.InferOutput<typeof collectionForm>

/** What creating sends: the form and the id the device gave. */
export const collectionInput = v.object({ ...collectionForm.entries, id: entryIdSchema })
export type CollectionInput = v.InferOutput<typeof collectionInput>

/** A collection as the server answers it (spec §3 collections). */
export const collectionRowSchema = v.object({
  id: entryIdSchema,
  name: v.string(),
  description: v.nullable(v.string()),
  created_at: v.string(),
  word_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type CollectionRow = v.InferOutput<typeof collectionRowSchema>

/** A page of collections, the newest first; `next` asks for the following one and is null on the last. */
export const collectionPageSchema = v.object({ items: v.array(collectionRowSchema), next: v.nullable(v.string()) })
export type CollectionPage = v.InferOutput<typeof collectionPageSchema>

/** What adding a word to a collection sends: a word of the library or an own one, by the id it has in the feed. */
export const collectionWordInput = v.object({ word_id: wordIdSchema })
export type CollectionWordInput = v.InferOutput<typeof collectionWordInput>

/** A word in a collection; an own word comes with what it says. */
export const collectionWordRowSchema = v.object({
  word_id: wordIdSchema,
  added_at: v.string(),
  custom_word: v.nullable(customWordRowSchema),
})
export type CollectionWordRow = v.InferOutput<typeof collectionWordRowSchema>

/** A page of a collection's words, the newest first. */
export const collectionWordPageSchema = v.object({ items: v.array(collectionWordRowSchema), next: v.nullable(v.string()) })
export type CollectionWordPage = v.InferOutput<typeof collectionWordPageSchema>

/** Which of the person's collections hold a word. */
export const collectionsWithWordSchema = v.object({ ids: v.array(entryIdSchema) })
export type CollectionsWithWord = v.InferOutput<typeof collectionsWithWordSchema>
