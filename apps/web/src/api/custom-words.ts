import {
  type CustomWordForm,
  type CustomWordInput,
  customWordPageSchema,
  customWordRowSchema,
} from '@verbena/core/custom-words/custom-word'
import * as v from 'valibot'
import { ask } from './ask'
import { countSchema, pageQuery } from './page-query'
import type { Send } from './server'

/** The calls about the own words of whoever `send` speaks for. */
export function customWordCalls(send: Send) {
  return {
    list: (page: { limit: number; before: string | null }) => ask(send, `/api/custom-words${pageQuery(page)}`, customWordPageSchema),
    get: (id: string) => ask(send, `/api/custom-words/${id}`, customWordRowSchema),
    count: () => ask(send, '/api/custom-words/count', countSchema),
    add: (input: CustomWordInput) => ask(send, '/api/custom-words', customWordRowSchema, input),
    change: (id: string, form: CustomWordForm) => ask(send, `/api/custom-words/${id}`, customWordRowSchema, form, 'PATCH'),
    remove: (id: string) => ask(send, `/api/custom-words/${id}`, v.null(), undefined, 'DELETE'),
    restore: (id: string) => ask(send, `/api/custom-words/${id}/restore`, customWordRowSchema, undefined, 'POST'),
  }
}
