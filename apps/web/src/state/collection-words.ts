import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CollectionWordRow, collectionWordRowSchema } from '@verbena/core/collections/collection'
import { toWord } from '@verbena/core/custom-words/custom-word'
import type { Word, WordId } from '@verbena/core/words/word'
import * as v from 'valibot'
import { collectionCalls } from '../api/collections'
import { changeCount } from './collections'
import { kept, useIsOutdated } from './kept-answers'
import { changeAtOnce, changeCached, fetchWhole, inOrder, loadInPages } from './own-data'
import { queryClient } from './query-client'
import { authorizedFetch } from './session/live-session'

const calls = collectionCalls(authorizedFetch)

function wordsIn(userId: string, id: string) {
  return queryOptions({
    queryKey: ['collection-words', userId, id],
    ...kept(v.array(collectionWordRowSchema), (context) => loadInPages((page) => calls.words(id, page), context)),
  })
}

function collectionsWith(userId: string, wordId: WordId) {
  return queryOptions({
    queryKey: ['collections-with-word', userId, wordId],
    queryFn: async () => (await calls.withWord(wordId)).ids,
  })
}

/** What a collection holds, the newest first. */
export function useCollectionWords(userId: string, id: string) {
  return useQuery(wordsIn(userId, id), queryClient)
}

/** Whether what is shown of it is from an earlier visit. */
export function useAreCollectionWordsOutdated(userId: string, id: string): boolean {
  return useIsOutdated(wordsIn(userId, id).queryKey)
}

/** The ids of the collections that hold a word. */
export function useCollectionsWithWord(userId: string, wordId: WordId) {
  return useQuery(collectionsWith(userId, wordId), queryClient)
}

/** The words of a collection as words of the feed, those of the library taken from it. */
export async function loadCollectionWords(userId: string, id: string, library: readonly Word[]): Promise<Word[]> {
  const rows = await fetchWhole(wordsIn(userId, id))
  const byId = new Map(library.map((word) => [word.id, word]))
  return rows.flatMap((row) => wordOfRow(row, byId) ?? [])
}

/** The word that a row stands for; a word that the library no longer has is none. */
export function wordOfRow({ word_id, custom_word }: CollectionWordRow, library: ReadonlyMap<WordId, Word>): Word | undefined {
  return custom_word ? toWord(custom_word) : library.get(word_id)
}

/** Puts a word into a collection. */
export function addToCollection(userId: string, id: string, row: CollectionWordRow): Promise<void> {
  return inOrder(`${id} ${row.word_id}`, async () => {
    const saved = await changeAtOnce({
      topics: ['collection-words', 'collections', 'collections-with-word'],
      show: () => show(userId, id, row, true),
      takeBack: () => show(userId, id, row, false),
      send: () => calls.addWord(id, row.word_id),
    })
    // one that was taken out a moment ago has its old place again
    changeCached(wordsIn(userId, id).queryKey, (rows: CollectionWordRow[]) => inPlace(rows, saved))
  })
}

/** Takes a word out of a collection. */
export function removeFromCollection(userId: string, id: string, row: CollectionWordRow): Promise<void> {
  return inOrder(`${id} ${row.word_id}`, async () => {
    await changeAtOnce({
      topics: ['collection-words', 'collections', 'collections-with-word'],
      show: () => show(userId, id, row, false),
      takeBack: () => show(userId, id, row, true),
      send: () => calls.removeWord(id, row.word_id),
    })
  })
}

/** Shows a word in or out of a collection, wherever collections are shown. */
function show(userId: string, id: string, row: CollectionWordRow, isIn: boolean) {
  changeCached(wordsIn(userId, id).queryKey, (rows: CollectionWordRow[]) => (isIn ? inPlace(rows, row) : others(rows, row)))
  changeCached(collectionsWith(userId, row.word_id).queryKey, (ids: string[]) => {
    const rest = ids.filter((each) => each !== id)
    return isIn ? [...rest, id] : rest
  })
  changeCount(userId, id, isIn ? 1 : -1)
}

function others(rows: readonly CollectionWordRow[], { word_id }: CollectionWordRow): CollectionWordRow[] {
  return rows.filter((each) => each.word_id !== word_id)
}

/** The rows, the newest first, with this one where it belongs. */
function inPlace(rows: readonly CollectionWordRow[], row: CollectionWordRow): CollectionWordRow[] {
  const rest = others(rows, row)
  const place = rest.findIndex((each) => each.added_at < row.added_at)
  return rest.toSpliced(place < 0 ? rest.length : place, 0, row)
}
