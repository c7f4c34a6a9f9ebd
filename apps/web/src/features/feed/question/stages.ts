import type { WordId } from '@verbena/core/words/word'
import type { RefObject } from 'react'
import { create } from 'zustand'
import type { RecallStage } from '../../../components/recall'
import { answer } from '../../../state/memory/memory'
import type { FeedHandle } from '../feed-scroller'

/** How far each question of the feed is, by its card's key: a card that comes back is as it was left. */
const useStages = create<Record<string, RecallStage>>()(() => ({}))

let feed: RefObject<FeedHandle | null> = { current: null }

/** The feed on screen, for going on to the next word. */
export function followFeed(shown: RefObject<FeedHandle | null>): void {
  feed = shown
}

export function useStage(uniqueKey: string): RecallStage {
  return useStages((stages) => stages[uniqueKey] ?? 'asked')
}

export function stageNow(uniqueKey: string): RecallStage {
  return useStages.getState()[uniqueKey] ?? 'asked'
}

export function reveal(uniqueKey: string): void {
  useStages.setState({ [uniqueKey]: 'revealed' })
}

/** Grades the word and goes on to the next one. */
export function giveAnswer({ word, uniqueKey }: { word: { id: WordId }; uniqueKey: string }, isKnown: boolean): void {
  if (stageNow(uniqueKey) !== 'revealed') return // a second tap on its way
  useStages.setState({ [uniqueKey]: 'answered' })
  void answer(word.id, isKnown ? 'right' : 'wrong', 'feed')
  feed.current?.step(1)
}
