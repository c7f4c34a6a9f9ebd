import * as v from 'valibot'
import { copyOf, entriesOf } from './copy'
import { entriesAtOnce, packedSchema, unpack } from './packed'

const revisionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The most answers and other entries an account keeps: ten years of them, and far more words than there are. */
export const accountLimits = { reviews: 100_000, others: 50_000 } as const

/** What a device sends: how far it has heard the account, and what it has to say. */
export const syncInput = v.strictObject({
  since: revisionSchema,
  changes: v.pipe(
    packedSchema,
    v.transform(unpack),
    v.maxLength(entriesAtOnce, `Send at most ${entriesAtOnce} changes at once`),
    v.check((entries) => entriesOf(copyOf(entries)).length === entries.length, 'A change is not valid'),
  ),
})
export type SyncInput = v.InferOutput<typeof syncInput>

/** What it hears: all that is new up to a revision, and whether there is more. */
export const syncAnswer = v.object({ revision: revisionSchema, more: v.boolean(), changes: packedSchema })
export type SyncAnswer = v.InferOutput<typeof syncAnswer>
