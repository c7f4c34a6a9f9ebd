import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { type CustomWordForm, type CustomWordInput, type CustomWordRow, customWordRowSchema } from '@verbena/core/custom-words/custom-word'
import * as v from 'valibot'
import { customWordCalls } from '../api/custom-words'
import { kept, useIsOutdated } from './kept-answers'
import { changeAtOnce, changeCached, fetchWhole, loadInPages } from './own-data'
import { queryClient } from './query-client'
import { orListed, putBack, without } from './rows'
import { authorizedFetch } from './session/live-session'

const calls = customWordCalls(authorizedFetch)

function wordsOf(userId: string) {
  return queryOptions({
    queryKey: ['custom-words', userId],
    ...kept(v.array(customWordRowSchema), (context) => loadInPages(calls.list, context)),
  })
}

/** A person's own words, the newest first; `isFetching` while more of them are on their way. */
export function useCustomWords(userId: string) {
  return useQuery(wordsOf(userId), queryClient)
}

/** Whether what is shown of them is from an earlier visit. */
export function useAreWordsOutdated(userId: string): boolean {
  return useIsOutdated(wordsOf(userId).queryKey)
}

/** All own words of a person, waited for to the last. */
export function loadCustomWords(userId: string): Promise<CustomWordRow[]> {
  return fetchWhole(wordsOf(userId))
}

/** One own word, also when the list of all is not here; it fails with `not_found` where there is none. */
export async function loadCustomWord(userId: string, id: string): Promise<CustomWordRow> {
  const listed = queryClient.getQueryData(wordsOf(userId).queryKey)?.find((row) => row.id === id)
  return (
    listed ??
    queryClient.fetchQuery({
      queryKey: ['custom-words', userId, id],
      queryFn: () => calls.get(id).catch(orListed(() => loadCustomWords(userId), id)),
    })
  )
}

function countOf(userId: string) {
  return queryOptions({ queryKey: ['custom-words', userId, 'count'], ...kept(v.number(), async () => (await calls.count()).count) })
}

/** How many own words a person has. */
export async function countCustomWords(userId: string): Promise<number> {
  return queryClient.fetchQuery(countOf(userId))
}

/** How many own words a person has, 0 until it is known; nobody is asked without a person. */
export function useCustomWordCount(userId: string | undefined): number {
  const options = countOf(userId ?? '')
  return useQuery(userId === undefined ? { ...options, queryFn: skipToken } : options, queryClient).data ?? 0
}

/** Adds a word; sent again with the same id it stays one word. */
export async function addCustomWord(userId: string, input: CustomWordInput): Promise<void> {
  const row: CustomWordRow = { ...input, created_at: new Date().toISOString() }
  const saved = await changeAtOnce({
    topics: ['custom-words'],
    show: () => change(userId, (rows) => [row, ...without(rows, row.id)]),
    takeBack: () => change(userId, (rows) => without(rows, row.id)),
    send: () => calls.add(input),
  })
  change(userId, (rows) => rows.map((each) => (each.id === saved.id ? saved : each)))
  outdateOthers(userId)
}

export async function changeCustomWord(userId: string, before: CustomWordRow, form: CustomWordForm): Promise<void> {
  const replace = (by: CustomWordRow) => change(userId, (rows) => rows.map((each) => (each.id === by.id ? by : each)))
  const saved = await changeAtOnce({
    topics: ['custom-words', 'collection-words'],
    show: () => replace({ ...before, ...form }),
    takeBack: () => replace(before),
    send: () => calls.change(before.id, form),
  })
  replace(saved)
  outdateOthers(userId)
}

/** Deletes a word. */
export async function removeCustomWord(userId: string, row: CustomWordRow): Promise<void> {
  await changeAtOnce({
    topics: ['custom-words', 'collections', 'collection-words'],
    show: () => change(userId, (rows) => without(rows, row.id)),
    takeBack: () => change(userId, (rows) => putBack(rows, row)),
    send: () => calls.remove(row.id),
  })
  outdateOthers(userId)
}

/** Brings a deleted word back, with its places in collections. */
export async function restoreCustomWord(userId: string, row: CustomWordRow): Promise<void> {
  await changeAtOnce({
    topics: ['custom-words', 'collections', 'collection-words'],
    show: () => change(userId, (rows) => putBack(rows, row)),
    takeBack: () => change(userId, (rows) => without(rows, row.id)),
    send: () => calls.restore(row.id),
  })
  outdateOthers(userId)
}

function change(userId: string, rule: (rows: CustomWordRow[]) => CustomWordRow[]) {
  changeCached(wordsOf(userId).queryKey, rule)
}

/** What was asked for beside the list: their number, single words, and collections, which show and count them. */
function outdateOthers(userId: string) {
  void queryClient.invalidateQueries({ queryKey: ['custom-words', userId], predicate: ({ queryKey }) => queryKey.length > 2 })
  for (const topic of ['collections', 'collection-words']) void queryClient.invalidateQueries({ queryKey: [topic] })
}
