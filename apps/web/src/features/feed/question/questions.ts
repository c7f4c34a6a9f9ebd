import { readSetting } from '../../../state/learner/use-learner'
import { openMemory } from '../../../state/memory/memory'
import { isAskedToday } from '../../../state/memory/memory-store'
import type { QuestionProps, Questions } from '../asking'
import { dueWords } from './due-words'
import { Question } from './question'
import { followFeed, giveAnswer, reveal, stageNow } from './stages'

/** A card is a question or shown in full for as long as the page is open: nothing on screen changes its mind. */
const decided = new Map<string, boolean>()

function isQuestion({ word, uniqueKey }: QuestionProps): boolean {
  const before = decided.get(uniqueKey)
  if (before !== undefined) return before
  const isAsked = readSetting('quizInFeed') && isAskedToday(word.id)
  decided.set(uniqueKey, isAsked)
  return isAsked
}

export const questions: Questions = {
  async open(feed) {
    followFeed(feed)
    await openMemory()
  },
  questionFor: (entry) => (isQuestion(entry) ? Question : null),
  dueWords,
  press(key, entry) {
    if (decided.get(entry.uniqueKey) !== true) return false
    const stage = stageNow(entry.uniqueKey)
    if (stage === 'asked' && key === ' ') reveal(entry.uniqueKey)
    else if (stage === 'revealed' && key === 'ArrowLeft') giveAnswer(entry, false)
    else if (stage === 'revealed' && key === 'ArrowRight') giveAnswer(entry, true)
    else return false
    return true
  },
}
