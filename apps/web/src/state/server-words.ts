import { toWord } from '@verbena/core/custom-words/custom-word'
import type { Word } from '@verbena/core/words/word'
import { ApiFailure } from '../api/errors'
import { collectionPrefix } from '../lib/paths'
import { loadCollectionWords } from './collection-words'
import { loadCustomWords } from './custom-words'
import { readUser } from './session/session'
import { loadWords } from './words'

/** The words of a category that the server knows, or, for a list of the learner's, its own words and the library. */
export async function serverWords(category: string): Promise<Word[]> {
  const userId = readUser()?.id
  if (category.startsWith(collectionPrefix)) {
    return userId === undefined ? [] : wordsOfCollection(userId, category.slice(collectionPrefix.length))
  }
  if (category === 'Your own words') return ownWords(userId)
  // a favorite of the library is shown whether or not the own ones can be had
  const [own, library] = await Promise.all([ownWords(userId).catch(() => []), loadWords()])
  return [...own, ...library]
}

async function ownWords(userId: string | undefined): Promise<Word[]> {
  return userId === undefined ? [] : (await loadCustomWords(userId)).map(toWord)
}

async function wordsOfCollection(userId: string, id: string): Promise<Word[]> {
  try {
    return await loadCollectionWords(userId, id, await loadWords())
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'not_found') return []
    throw failure
  }
}
