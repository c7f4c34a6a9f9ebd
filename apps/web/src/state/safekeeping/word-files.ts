import { type ListedWord, listWords } from '@verbena/core/backup/word-lists'
import { localDay } from '@verbena/core/base/day'
import { productName } from '@verbena/core/base/product'
import { saveTextFile } from '../../device/save-file'
import { useLearnerStore } from '../learner/learner-store'
import { useViewsStore } from '../learner/views'
import { openMemory } from '../memory/memory'
import { useMemoryStore } from '../memory/memory-store'
import { loadWords } from '../words'

/** Saves the learner's words written by `write`, and answers the file's name, how many they are and whether it was kept; `null` when there are none. */
export async function saveWordList(
  ending: 'csv' | 'txt',
  write: (listed: readonly ListedWord[]) => string,
): Promise<{ name: string; count: number; isSaved: boolean } | null> {
  const [words] = await Promise.all([loadWords(), openMemory()])
  const listed = listWords(words, useLearnerStore.getState(), useViewsStore.getState().views, useMemoryStore.getState().words)
  if (listed.length === 0) return null
  const name = `${productName.toLowerCase()}-words-${localDay(new Date())}.${ending}`
  const isSaved = await saveTextFile(name, write(listed), ending === 'csv' ? 'text/csv' : 'text/plain')
  return { name, count: listed.length, isSaved }
}
