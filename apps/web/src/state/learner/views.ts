import { localDay } from '@verbena/core/base/day'
import { addDay } from '@verbena/core/learner/days'
import { mergeLogs } from '@verbena/core/learner/merge'
import { changeSettings, type Instant, type View } from '@verbena/core/learner/record'
import { seeAgain } from '@verbena/core/learner/views'
import type { WordId } from '@verbena/core/words/word'
import { create } from 'zustand'
import { changeRecord } from './learner-store'

/** The database is no part of the first load: the first word never waits for it. */
const logs = () => import('../../device/log-database')

type Views = { views: Readonly<Record<WordId, View>>; isLoaded: boolean; isKept: boolean }

/** What the learner has seen, from the device's database; `isKept` turns false when the browser keeps none of it. */
export const useViewsStore = create<Views>()(() => ({ views: {}, isLoaded: false, isKept: true }))

/** Reads the views once at start; looks that happened meanwhile stay. */
export async function loadViews(): Promise<void> {
  try {
    takeInViews(await (await logs()).readViews())
    useViewsStore.setState({ isLoaded: true })
  } catch {
    useViewsStore.setState({ isLoaded: true, isKept: false }) // no database here: history lasts as long as the page
  }
}

/** A word was on screen by at least half: it joins the history and becomes the current feed word (spec §2). */
export async function markViewed(wordId: WordId, now: Date): Promise<void> {
  const at = now.getTime()
  const seen = seeAgain(useViewsStore.getState().views[wordId], at)
  useViewsStore.setState(({ views }) => ({ views: { ...views, [wordId]: seen } }))
  changeRecord((record) => changeSettings(record, { currentFeedWord: wordId }, at))
  // whether the word is new only the database knows: at start a word is on screen before the views are here
  const kept = (await keepLook(wordId, at)) ?? seen
  if (kept.count > seen.count) takeInViews({ [wordId]: kept })
  if (kept.count === 1) changeRecord((record) => addDay(record, 'learned', localDay(now)))
}

/** The word's view with this look in it, as the database has it; `null` when there is none. */
async function keepLook(wordId: WordId, at: Instant): Promise<View | null> {
  try {
    return await (await logs()).writeView(wordId, at)
  } catch {
    useViewsStore.setState({ isKept: false })
    return null
  }
}

/** Views that are in the database join those on screen. */
export function takeInViews(kept: Record<WordId, View>) {
  useViewsStore.setState(({ views }) => ({ views: mergeLogs({ views, reviews: {} }, { views: kept, reviews: {} }).views }))
}

/** How many different words were on screen today. */
export function useWordsToday(): number {
  return useViewsStore(countToday)
}

export function countToday({ views }: Pick<Views, 'views'>): number {
  const midnight = new Date().setHours(0, 0, 0, 0)
  let count = 0
  for (const id in views) if ((views[id]?.last ?? 0) >= midnight) count++
  return count
}
