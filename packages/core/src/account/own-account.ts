import * as v from 'valibot'
import { collectionRowSchema, collectionWordRowSchema } from '../collections/collection'
import { customWordRowSchema } from '../custom-words/custom-word'
import type { LearnerLogs, LearnerRecord } from '../learner/record'
import { signInSchema, usernameKey } from './credentials'

/** What deleting an account takes: the password, and the username typed as a confirmation (readings: Account). */
export const deleteAccountSchema = v.object({
  password: signInSchema.entries.password,
  confirmation: v.pipe(v.string(), v.trim(), v.nonEmpty('Type your username to confirm'), v.maxLength(100)),
})
export type DeleteAccountInput = v.InferOutput<typeof deleteAccountSchema>

/** Whether what was typed confirms the deletion of this account. */
export function confirmsDeletion(confirmation: string, username: string): boolean {
  return usernameKey(confirmation.trim()) === usernameKey(username)
}

/** What deleting an account did besides removing everything that was stored. */
export const accountDeletedSchema = v.object({ subscription_canceled: v.boolean() })
export type AccountDeleted = v.InferOutput<typeof accountDeletedSchema>

/** Everything the server keeps about someone, but for what only proves who they are. */
export const accountExportSchema = v.object({
  exported_at: v.string(),
  profile: v.object({ name: v.string(), username: v.string(), email: v.string(), created_at: v.string() }),
  subscription: v.nullable(
    v.object({
      plan: v.nullable(v.picklist(['monthly', 'yearly'])),
      status: v.nullable(v.string()),
      current_period_end: v.nullable(v.string()),
      cancel_at_period_end: v.boolean(),
    }),
  ),
  custom_words: v.array(customWordRowSchema),
  collections: v.array(
    v.object({
      ...v.omit(collectionRowSchema, ['word_count']).entries,
      words: v.array(v.omit(collectionWordRowSchema, ['custom_word'])),
    }),
  ),
  learner: v.object({
    record: v.custom<LearnerRecord>(isRecord),
    views: v.custom<LearnerLogs['views']>(isRecord),
    reviews: v.custom<LearnerLogs['reviews']>(isRecord),
  }),
})
export type AccountExport = v.InferOutput<typeof accountExportSchema>

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
