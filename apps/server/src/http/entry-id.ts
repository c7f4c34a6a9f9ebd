import { AppError } from '@verbena/core/base/app-error'
import { entryIdSchema } from '@verbena/core/base/entry-id'
import * as v from 'valibot'

/** What does not exist, is somebody else's, or cannot even be an id: one answer, which tells nothing. */
export function notFound(): AppError {
  return new AppError('not_found', 'This does not exist any more.')
}

/** The id of an entry as it stands in an address. */
export function entryId(text: string): string {
  const parsed = v.safeParse(entryIdSchema, text)
  if (!parsed.success) throw notFound()
  return parsed.output
}
