import { errorCodes } from '@verbena/core/base/app-error'
import * as v from 'valibot'
import { ApiFailure } from './errors'
import type { Send } from './server'

const patienceMs = 10_000

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const issueSchema = v.object({ path: v.string(), message: v.pipe(v.string(), v.maxLength(300)) })
const errorSchema = v.object({
  error: v.object({
    code: v.fallback(v.picklist(errorCodes), 'internal'),
    message: v.pipe(v.string(), v.maxLength(300)),
    issues: v.optional(v.array(issueSchema), []),
  }),
})

/** Asks the server and answers only what has the promised shape; everything else is an `ApiFailure`. */
export async function ask<Schema extends v.GenericSchema>(
  send: Send,
  path: `/api/${string}`,
  schema: Schema,
  body?: unknown,
  method: Method = body === undefined ? 'GET' : 'POST',
): Promise<v.InferOutput<Schema>> {
  const { response, content } = await exchange(send, path, method, body)
  if (!response.ok) throw refusal(response, content)
  const answer = v.safeParse(schema, content)
  if (!answer.success) throw new ApiFailure('nonsense')
  return answer.output
}

async function exchange(send: Send, path: `/api/${string}`, method: Method, body: unknown) {
  const content = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  try {
    const response = await send(path, { method, ...content, signal: AbortSignal.timeout(patienceMs) })
    return { response, content: readJson(await response.text()) }
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause
    const isSlow = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new ApiFailure(isSlow ? 'too_slow' : 'unreachable', { cause })
  }
}

/** What a failed answer means. Only our server's own error shape is believed: a gateway's page proves nothing about the session. */
function refusal(response: Response, content: unknown): ApiFailure {
  const parsed = v.safeParse(errorSchema, content)
  if (!parsed.success) return new ApiFailure([502, 503, 504].includes(response.status) ? 'unavailable' : 'nonsense')
  const { code, message, issues } = parsed.output.error
  return new ApiFailure(code, { message, issues, retryAfterSeconds: readWait(response.headers.get('retry-after')) })
}

function readWait(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}

function readJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined // no schema accepts it, so it ends as a failure with a sentence
  }
}
