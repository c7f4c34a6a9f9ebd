import { localDay } from '@verbena/core/base/day'
import { addDay } from '@verbena/core/learner/days'
import { changeSettings, type View } from '@verbena/core/learner/record'
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
    const stored = await (await logs()).readViews()
    useViewsStore.setState(({ views }) => ({ views: { ...stored, ...views }, isLoaded: true }))
  } catch {
    useViewsStore.setState({ isLoaded: true, isKept: false }) // no database here: history lasts as long as the page
  }
}

/** A word was on screen by at least half: it joins the history and becomes the current feed word (spec §2). */
export function markViewed(wordId: WordId, now: Date): void {
  const at = now.getTime()
  const before = useViewsStore.getState().views[wordId]
  useViewsStore.setState(({ views }) => ({ views: { ...views, [wordId]: seeAgain(before, at) } }))
  logs()
    .then(({ writeView }) => writeView(wordId, at))
    .catch(() => useViewsStore.setState({ isKept: false }))
  changeRecord((record) => {
    const current = changeSettings(record, { currentFeedWord: wordId }, at)
    return before === undefined ? addDay(current, 'learned', localDay(now)) : current
  })
}

/** How many different words were on screen today. */
export function useWordsToday(): number {
  return useViewsStore(({ views }) => {
    const midnight = new Date().setHours(0, 0, 0, 0)
    let count = 0
    for (const id in views) if ((views[id]?.last ?? 0) >= midnight) count++
    return count
  })
}
