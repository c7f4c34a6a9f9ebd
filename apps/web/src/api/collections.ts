import {
  type CollectionForm,
  type CollectionInput,
  collectionPageSchema,
  collectionRowSchema,
  collectionsWithWordSchema,
  collectionWordPageSchema,
  collectionWordRowSchema,
} from '@verbena/core/collections/collection'
import type { WordId } from '@verbena/core/words/word'
import * as v from 'valibot'
import { ask } from './ask'
import { countSchema, pageQuery } from './page-query'
import type { Send } from './server'

type Page = { limit: number; before: string | null }

/** The calls about the collections of whoever `send` speaks for. */
export function collectionCalls(send: Send) {
  return {
    list: (page: Page) => ask(send, `/api/collections${pageQuery(page)}`, collectionPageSchema),
    get: (id: string) => ask(send, `/api/collections/${id}`, collectionRowSchema),
    add: (input: CollectionInput) => ask(send, '/api/collections', collectionRowSchema, input),
    change: (id: string, form: CollectionForm) => ask(send, `/api/collections/${id}`, collectionRowSchema, form, 'PATCH'),
    remove: (id: string) => ask(send, `/api/collections/${id}`, v.null(), undefined, 'DELETE'),
    restore: (id: string) => ask(send, `/api/collections/${id}/restore`, collectionRowSchema, undefined, 'POST'),
    count: () => ask(send, '/api/collections/count', countSchema),
    withWord: (wordId: WordId) => ask(send, `/api/collections/with-word/${wordId}`, collectionsWithWordSchema),
    words: (id: string, page: Page) => ask(send, `/api/collections/${id}/words${pageQuery(page)}`, collectionWordPageSchema),
    addWord: (id: string, wordId: WordId) => ask(send, `/api/collections/${id}/words`, collectionWordRowSchema, { word_id: wordId }),
    removeWord: (id: string, wordId: WordId) => ask(send, `/api/collections/${id}/words/${wordId}`, v.null(), undefined, 'DELETE'),
  }
}
