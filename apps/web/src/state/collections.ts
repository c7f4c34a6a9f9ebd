import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { type CollectionForm, type CollectionInput, type CollectionRow, collectionRowSchema } from '@verbena/core/collections/collection'
import * as v from 'valibot'
import { collectionCalls } from '../api/collections'
import { kept, useIsOutdated } from './kept-answers'
import { changeAtOnce, changeCached, fetchWhole, loadInPages } from './own-data'
import { queryClient } from './query-client'
import { orListed, putBack, without } from './rows'
import { authorizedFetch } from './session/live-session'

const calls = collectionCalls(authorizedFetch)

function collectionsOf(userId: string) {
  return queryOptions({
    queryKey: ['collections', userId],
    ...kept(v.array(collectionRowSchema), (context) => loadInPages(calls.list, context)),
  })
}

function collectionOf(userId: string, id: string) {
  return queryOptions({
    queryKey: ['collections', userId, id],
    queryFn: () => calls.get(id).catch(orListed(() => fetchWhole(collectionsOf(userId)), id)),
    // a collection that was tapped in the list is known already
    initialData: () => queryClient.getQueryData(collectionsOf(userId).queryKey)?.find((row) => row.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(collectionsOf(userId).queryKey)?.dataUpdatedAt,
  })
}

/** A person's collections, the newest first. */
export function useCollections(userId: string) {
  return useQuery(collectionsOf(userId), queryClient)
}

/** Whether what is shown of them is from an earlier visit. */
export function useAreCollectionsOutdated(userId: string): boolean {
  return useIsOutdated(collectionsOf(userId).queryKey)
}

/** One collection; an id that is nobody's and an id that is somebody else's are the same `not_found`. */
export function useCollection(userId: string | undefined, id: string) {
  const options = collectionOf(userId ?? '', id)
  return useQuery(userId === undefined ? { ...options, queryFn: skipToken } : options, queryClient)
}

/** How many collections a person has. */
export async function countCollections(userId: string): Promise<number> {
  return queryClient.fetchQuery({
    queryKey: ['collections', userId, 'count'],
    ...kept(v.number(), async () => (await calls.count()).count),
  })
}

/** Creates a collection; sent again with the same id it stays one. */
export async function addCollection(userId: string, input: CollectionInput): Promise<void> {
  const row: CollectionRow = { ...input, created_at: new Date().toISOString(), word_count: 0 }
  const saved = await changeAtOnce({
    topics: ['collections'],
    show: () => changeList(userId, (rows) => [row, ...without(rows, row.id)]),
    takeBack: () => changeList(userId, (rows) => without(rows, row.id)),
    send: () => calls.add(input),
  })
  replaceCollection(userId, saved)
}

/** Renames or describes a collection anew. */
export async function changeCollection(userId: string, before: CollectionRow, form: CollectionForm): Promise<void> {
  const saved = await changeAtOnce({
    topics: ['collections'],
    show: () => replaceCollection(userId, { ...before, ...form }),
    takeBack: () => replaceCollection(userId, before),
    send: () => calls.change(before.id, form),
  })
  replaceCollection(userId, saved)
}

/** Deletes a collection. */
export async function removeCollection(userId: string, row: CollectionRow): Promise<void> {
  await changeAtOnce({
    topics: ['collections', 'collections-with-word'],
    show: () => changeList(userId, (rows) => without(rows, row.id)),
    takeBack: () => changeList(userId, (rows) => putBack(rows, row)),
    send: () => calls.remove(row.id),
  })
  queryClient.removeQueries({ queryKey: collectionOf(userId, row.id).queryKey })
}

/** Brings a deleted collection back with its words. */
export async function restoreCollection(userId: string, row: CollectionRow): Promise<void> {
  await changeAtOnce({
    topics: ['collections', 'collections-with-word'],
    show: () => changeList(userId, (rows) => putBack(rows, row)),
    takeBack: () => changeList(userId, (rows) => without(rows, row.id)),
    send: () => calls.restore(row.id),
  })
}

/** How many words a collection holds changed by so many. */
export function changeCount(userId: string, id: string, by: number): void {
  const counted = (row: CollectionRow) => (row.id === id ? { ...row, word_count: Math.max(0, row.word_count + by) } : row)
  changeList(userId, (rows) => rows.map(counted))
  changeCached(collectionOf(userId, id).queryKey, counted)
}

function replaceCollection(userId: string, row: CollectionRow) {
  changeList(userId, (rows) => rows.map((each) => (each.id === row.id ? row : each)))
  changeCached<CollectionRow>(collectionOf(userId, row.id).queryKey, () => row)
}

function changeList(userId: string, rule: (rows: CollectionRow[]) => CollectionRow[]) {
  changeCached(collectionsOf(userId).queryKey, rule)
  queryClient.removeQueries({ queryKey: ['collections', userId, 'count'] })
}
