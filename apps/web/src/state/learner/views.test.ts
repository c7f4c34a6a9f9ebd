import { renderHook } from '@testing-library/react'
import { day } from '@verbena/core/base/day'
import { settingOf } from '@verbena/core/learner/record'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

const morning = new Date(2026, 2, 9, 8, 30)
const evening = new Date(2026, 2, 9, 21, 0)
const nextDay = new Date(2026, 2, 10, 7, 0)

/** A browser with an empty database, or none at all; `open` is the app's page in it. */
function browser(database: IDBFactory | undefined = new IDBFactory()) {
  vi.stubGlobal('indexedDB', database)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    async open() {
      vi.resetModules()
      const page = await import('./views')
      const { useLearnerStore } = await import('./learner-store')
      return { ...page, views: () => page.useViewsStore.getState(), record: useLearnerStore.getState }
    },
    async stored() {
      const { readViews } = await import('../../device/log-database')
      return readViews()
    },
  }
}

const withoutDatabase = () => {
  const here = browser()
  vi.stubGlobal('indexedDB', undefined)
  return here
}

describe('a word on screen', () => {
  test('joins the history, and every look counts', async () => {
    const here = browser()
    const { markViewed, loadViews, views } = await here.open()
    await loadViews()
    await markViewed('calm', morning)
    await markViewed('calm', evening)
    const seen = { calm: { first: morning.getTime(), last: evening.getTime(), count: 2 } }
    expect(views().views).toEqual(seen)
    expect(await here.stored()).toEqual(seen)
  })

  test('is the current feed word at once', async () => {
    const { markViewed, record } = await browser().open()
    const kept = markViewed('calm', morning)
    expect(settingOf(record(), 'currentFeedWord')).toBe('calm')
    await kept
  })

  test('makes the day one with something learned when it is new, and only then', async () => {
    const { markViewed, loadViews, record } = await browser().open()
    await loadViews()
    await markViewed('calm', morning)
    expect(record().days.learned).toEqual([day('2026-03-09')])
    await markViewed('calm', nextDay)
    expect(record().days.learned).toEqual([day('2026-03-09')])
    await markViewed('brisk', nextDay)
    expect(record().days.learned).toEqual([day('2026-03-09'), day('2026-03-10')])
  })

  test('counts for today only', async () => {
    vi.useFakeTimers({ now: nextDay, toFake: ['Date'] })
    const { markViewed, useWordsToday } = await browser().open()
    const { result } = renderHook(useWordsToday)
    await markViewed('calm', evening)
    expect(result.current).toBe(0)
    await markViewed('calm', nextDay)
    await markViewed('brisk', nextDay)
    await markViewed('brisk', nextDay)
    expect(renderHook(useWordsToday).result.current).toBe(2)
  })
})

describe('coming back', () => {
  test('brings back every look, and says when they are here', async () => {
    const here = browser()
    await (await here.open()).markViewed('calm', morning)
    const { loadViews, views } = await here.open()
    expect(views()).toEqual({ views: {}, isLoaded: false, isKept: true })
    await loadViews()
    expect(views()).toEqual({ views: await here.stored(), isLoaded: true, isKept: true })
  })

  test('a look that happened before the stored ones arrived is added to them', async () => {
    const here = browser()
    const before = await here.open()
    await before.markViewed('calm', morning)
    await before.markViewed('calm', evening)
    await before.markViewed('vivid', evening)
    const { markViewed, loadViews, views } = await here.open()
    await Promise.all([loadViews(), markViewed('calm', nextDay), markViewed('brisk', nextDay)])
    expect(views().views).toEqual({
      calm: { first: morning.getTime(), last: nextDay.getTime(), count: 3 },
      vivid: { first: evening.getTime(), last: evening.getTime(), count: 1 },
      brisk: { first: nextDay.getTime(), last: nextDay.getTime(), count: 1 },
    })
    expect(views().views).toEqual(await here.stored())
  })

  test('the word of yesterday, shown before the history is here, is not taken for a new one', async () => {
    const here = browser()
    await (await here.open()).markViewed('calm', morning)
    const { markViewed, loadViews, record } = await here.open()
    await Promise.all([markViewed('calm', nextDay), loadViews()])
    expect(record().days.learned).toEqual([day('2026-03-09')])
  })

  test('looks in two tabs all count', async () => {
    const here = browser()
    const [one, other] = [await here.open(), await here.open()]
    await Promise.all([one.markViewed('calm', morning), other.markViewed('calm', evening)])
    expect((await here.stored()).calm).toEqual({ first: morning.getTime(), last: evening.getTime(), count: 2 })
  })
})

describe('a browser without a database', () => {
  test('keeps the history as long as the page, and says that it is not kept', async () => {
    const { markViewed, loadViews, views, record } = await withoutDatabase().open()
    await loadViews()
    await markViewed('calm', morning)
    await markViewed('calm', nextDay)
    expect(views()).toEqual({
      views: { calm: { first: morning.getTime(), last: nextDay.getTime(), count: 2 } },
      isLoaded: true,
      isKept: false,
    })
    expect(record().days.learned).toEqual([day('2026-03-09')])
  })

  test('that gets one again writes into it', async () => {
    const here = withoutDatabase()
    const { markViewed } = await here.open()
    await markViewed('calm', morning)
    vi.stubGlobal('indexedDB', new IDBFactory())
    await markViewed('brisk', evening)
    expect(Object.keys(await here.stored())).toEqual(['brisk'])
  })
})
