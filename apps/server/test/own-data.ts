import { randomUUID } from 'node:crypto'
import type { Session } from '@verbena/core/account/session'
import { collectionRowSchema } from '@verbena/core/collections/collection'
import { customWordRowSchema } from '@verbena/core/custom-words/custom-word'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { Database } from '../src/db/database'
import { subscribe } from './subscribe'
import type { testApp } from './test-app'

type Ask = { method?: string; json?: unknown }
type Server = ReturnType<typeof testApp>

export type Person = Awaited<ReturnType<typeof personOn>>

/** Someone who is signed in, a subscriber unless said otherwise, and what they do with their own words and collections. */
export async function personOn(server: Server, db: Database, { isSubscriber = true } = {}) {
  const session: Session = await server.signUp()
  if (isSubscriber) await subscribe(db, session.user.id, 'yearly')
  const ask = (path: string, given: Ask = {}) => server.request(path, { ...given, token: session.accessToken })
  return {
    session,
    id: session.user.id,
    ask,
    async addWord(given: Record<string, unknown> = {}) {
      const answer = await ask('/api/custom-words', { json: customWord(given) })
      expect(answer.status).toBe(201)
      return v.parse(v.strictObject(customWordRowSchema.entries), await answer.json())
    },
    async addCollection(given: Record<string, unknown> = {}) {
      const answer = await ask('/api/collections', { json: { id: randomUUID(), name: 'Holiday', ...given } })
      expect(answer.status).toBe(201)
      return v.parse(v.strictObject(collectionRowSchema.entries), await answer.json())
    },
    async addToCollection(collectionId: string, wordId: string) {
      const answer = await ask(`/api/collections/${collectionId}/words`, { json: { word_id: wordId } })
      expect(answer.status).toBe(201)
    },
  }
}

/** What adding an own word sends. */
export function customWord(given: Record<string, unknown> = {}) {
  return { id: randomUUID(), word: 'hygge', definition: 'cosy ease', part_of_speech: 'noun', category: 'Other', ...given }
}

/** The items of a list that was answered, and where it goes on. */
export async function listOf<Item>(answer: Response, item: v.GenericSchema<unknown, Item>) {
  expect(answer.status).toBe(200)
  return v.parse(v.strictObject({ items: v.array(item), next: v.nullable(v.string()) }), await answer.json())
}
