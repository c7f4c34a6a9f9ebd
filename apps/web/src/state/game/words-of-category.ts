import { listsOf } from '@verbena/core/learner/marks'
import { filterByCategory } from '@verbena/core/words/filter-words'
import type { Word } from '@verbena/core/words/word'
import { isOnServer } from '../../lib/paths'
import { useLearnerStore } from '../learner/learner-store'
import { serverWords } from '../server-words'

/** The words of a category or a collection, as the feed shows them. */
export async function wordsOfCategory(category: string): Promise<Word[]> {
  const words = await serverWords(category)
  return isOnServer(category) ? words : filterByCategory(words, category, listsOf(useLearnerStore.getState()))
}
