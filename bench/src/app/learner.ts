import { changeSettings, emptyRecord } from '@verbena/core/learner/record'
import { filterByChoice } from '@verbena/core/words/filter-words'
import { type CategoryKey, categoryKeys } from '@verbena/core/words/topics'
import { readLibrary } from '@verbena/words/read-library'

/** The stored record of a learner whose topics give a feed of about so many words, and how many they are. */
export function learnerWithRound(about: number): { storage: Record<string, string>; words: number } {
  const library = readLibrary()
  const count = (selectedCategories: CategoryKey[]) => filterByChoice(library, { difficulty: 'intermediate', selectedCategories }).length
  const selectedCategories: CategoryKey[] = []
  for (const topic of categoryKeys) {
    if (selectedCategories.length > 0 && count(selectedCategories) >= about) break
    selectedCategories.push(topic)
  }
  const record = changeSettings(emptyRecord(), { selectedCategories, hasCompletedOnboarding: true, hasSwiped: true }, 1)
  return { storage: { 'verbena-learner': JSON.stringify(record) }, words: count(selectedCategories) }
}
