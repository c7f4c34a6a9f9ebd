import { localDay } from '@verbena/core/base/day'
import { accessOf } from '@verbena/core/subscription/entitlements'
import { shownTheme } from '@verbena/core/themes/themes'
import { widgetData } from '@verbena/core/widgets/widget-data'
import type { WordId } from '@verbena/core/words/word'
import { onLeave, onWake } from '../device/wake'
import { useLearnerStore } from './learner/learner-store'
import { readSetting } from './learner/use-learner'
import { countToday, useViewsStore } from './learner/views'
import { readPlan } from './plan'
import { loadWords } from './words'

/** Every word that is looked at changes what the widgets show: they follow no more often than this. */
const restMs = 5000

/** Keeps what the home screen's widgets show as the learner is now, through `write`; leaving the app brings it up to date at once. */
export function keepWidgets(write: (json: string) => Promise<void>): () => void {
  let written = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastRun = Promise.resolve()

  async function publish() {
    const json = JSON.stringify(await readWidgetData())
    if (json === written) return
    await write(json)
    written = json
  }

  function publishNow() {
    clearTimeout(timer)
    timer = undefined
    lastRun = lastRun.then(publish).catch((failure: unknown) => console.warn('The widgets could not be brought up to date', failure))
  }

  function publishSoon() {
    timer ??= setTimeout(publishNow, restMs)
  }

  publishSoon()
  const stops = [
    useLearnerStore.subscribe(publishSoon),
    useViewsStore.subscribe(publishSoon),
    onWake(publishSoon),
    onLeave(publishNow),
    () => clearTimeout(timer),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The word that the widgets show today. */
export async function readDailyWord(): Promise<WordId | null> {
  return (await readWidgetData()).days[0]?.['daily-word']?.id ?? null
}

async function readWidgetData() {
  const words = await loadWords()
  const learner = { record: useLearnerStore.getState(), wordsToday: countToday(useViewsStore.getState()) }
  const theme = shownTheme(readSetting('currentTheme'), accessOf(false, readPlan()))
  return widgetData(learner, words, localDay(new Date()), theme.colors)
}
