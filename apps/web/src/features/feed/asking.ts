import type { FeedEntry } from '@verbena/core/feed/build-feed'
import type { Word } from '@verbena/core/words/word'
import type { ComponentType, RefObject } from 'react'
import type { FeedHandle } from './feed-scroller'

export type QuestionProps = { word: Word; uniqueKey: string }

/** What the feed needs to ask for words that come back. */
export type Questions = {
  /** Once the learner's memory is here; the handle is how a question goes on to the next word. */
  open: (feed: RefObject<FeedHandle | null>) => Promise<void>
  /** What stands in the place of the meaning; `null` where it is simply shown. */
  questionFor: (entry: QuestionProps) => ComponentType<QuestionProps> | null
  /** How a feed of these words gets the day's words next, behind the cards around this place. */
  dueWords: (words: readonly Word[], place: number) => (entries: readonly FeedEntry[]) => FeedEntry[]
  /** Whether the key was for the question on screen. */
  press: (key: string, entry: FeedEntry) => boolean
}

let questions: Questions | null = null

/** Asking is no part of the first load: until it is here every word is shown in full. */
export function questionsNow(): Questions | null {
  return questions
}

export async function loadQuestions(feed: RefObject<FeedHandle | null>): Promise<Questions> {
  const { questions: loaded } = await import('./question/questions')
  await loaded.open(feed)
  questions = loaded
  return loaded
}
