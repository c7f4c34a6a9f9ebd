import { sValidator } from '@hono/standard-validator'
import { AppError, type InputIssue } from '@verbena/core/base/app-error'
import type * as v from 'valibot'

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }

/** A message about a wrong type quotes what was sent, however long. */
const messageLimit = 200

/** The JSON body of a request by a shared schema; the first failing rule's message is the message shown. */
export function body<Schema extends v.GenericSchema>(schema: Schema) {
  return sValidator('json', schema, (result, c) => {
    // Also keeps other sites' forms out: they cannot send this type without asking first.
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
      throw new AppError('invalid_input', 'Send the request body as JSON (content-type: application/json).')
    }
    if (!result.success) throw invalidInput(result.error)
    refuseNullCharacter(result.data)
  })
}

/** What stands after the question mark, by the same rules. */
export function query<Schema extends v.GenericSchema<Record<string, string | undefined>, unknown>>(schema: Schema) {
  return sValidator('query', schema, (result) => {
    if (!result.success) throw invalidInput(result.error)
    refuseNullCharacter(result.data)
  })
}

function invalidInput(found: readonly Issue[]): AppError {
  const issues = found.map(
    ({ message, path = [] }): InputIssue => ({ path: path.map(keyOf).join('.'), message: message.slice(0, messageLimit) }),
  )
  return new AppError('invalid_input', issues[0]?.message ?? 'The request is not valid.', { issues })
}

function keyOf(step: PropertyKey | { key: PropertyKey }): string {
  return String(typeof step === 'object' ? step.key : step)
}

function refuseNullCharacter(value: unknown): void {
  if (hasNullCharacter(value)) throw new AppError('invalid_input', 'The text contains a character that cannot be stored.')
}

/** PostgreSQL refuses U+0000 in any text. */
function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNullCharacter)
}
