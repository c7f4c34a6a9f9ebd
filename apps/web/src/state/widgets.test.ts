import { localDay } from '@verbena/core/base/day'
import type { WidgetData } from '@verbena/core/widgets/widget-data'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newVisitor } from '../../test/open-app'
import { libraryOf, someWords } from '../../test/some-words'
import { saveSettings } from './learner/use-learner'
import { useViewsStore } from './learner/views'
import { keepWidgets, readDailyWord } from './widgets'

/** A phone's storage that keeps what the widgets are given. */
async function keepOnPhone(write: (json: string) => Promise<void> = async () => undefined) {
  await newVisitor()
  libraryOf(someWords(3))
  useViewsStore.setState({ isLoaded: true, views: {} })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const written: WidgetData[] = []
  onTestFinished(
    keepWidgets(async (json) => {
      await write(json)
      written.push(JSON.parse(json))
    }),
  )
  return { written, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

const look = () => useViewsStore.setState({ views: { w0: { first: 1, last: Date.now(), count: 1 } } })
const leave = () => document.dispatchEvent(new Event('pause'))

test('a week is written a moment after the start, by the same function as the previews', async () => {
  const { written, wait } = await keepOnPhone()
  await wait(4999)
  expect(written).toEqual([])
  await wait(1)
  expect(written).toHaveLength(1)
  expect(written[0]?.days[0]).toMatchObject({ day: localDay(new Date()), progress: { done: 0, goal: 5 } })
  expect(written[0]?.days[0]?.['daily-word']?.id).toBe(await readDailyWord())
})

test('many changes are one writing, and none when nothing of it shows', async () => {
  const { written, wait } = await keepOnPhone()
  await wait(5000)
  saveSettings({ dailyGoal: 10 })
  look()
  saveSettings({ enabledWidgets: ['streak'] })
  await wait(5000)
  expect(written).toHaveLength(2)
  expect(written[1]).toMatchObject({ enabled: ['streak'], days: [{ progress: { done: 1, goal: 10 } }, {}, {}, {}, {}, {}, {}] })
  saveSettings({ sounds: false })
  await wait(5000)
  expect(written).toHaveLength(2)
})

test('leaving the app writes at once', async () => {
  const { written, wait } = await keepOnPhone()
  look()
  leave()
  await wait(0)
  expect(written).toMatchObject([{ days: [{ progress: { done: 1 } }, {}, {}, {}, {}, {}, {}] }])
})

test('what could not be written is tried again with the next change', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isFull = true
  const { written, wait } = await keepOnPhone(async () => {
    if (isFull) throw new Error('full')
  })
  await wait(5000)
  expect(warn).toHaveBeenCalledWith('The widgets could not be brought up to date', expect.objectContaining({ message: 'full' }))
  isFull = false
  leave()
  await wait(0)
  expect(written).toHaveLength(1)
})
