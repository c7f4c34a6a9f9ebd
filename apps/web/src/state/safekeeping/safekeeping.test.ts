import { day } from '@verbena/core/base/day'
import { setMark } from '@verbena/core/learner/marks'
import { emptyRecord, type Review } from '@verbena/core/learner/record'
import { type LearnerCopy, mergeCopies } from '@verbena/core/sync/copy'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

const noon = (after: number) => new Date(2026, 2, 2 + after, 12)
const review = (id: string): Review => ({ id, wordId: 'calm', grade: 'right', mode: 'feed', at: 5, day: day('2026-03-02') })

/** A browser of its own; `open` is the app's page in it. */
function browser() {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.useFakeTimers({ now: noon(0), toFake: ['Date'] })
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    async open() {
      vi.resetModules()
      const { bringIn, previewOf } = await import('./bring-in')
      const { currentCopy } = await import('./current-copy')
      const { keepToday, goOnWithout, lossNow, ownCopies, wholeCopy } = await import('./copies')
      const { keepSafe } = await import('./keep-safe')
      const { answer } = await import('../memory/memory')
      const { markViewed } = await import('../learner/views')
      const { toggleWordMark, recordVisit } = await import('../learner/use-learner')
      const { showSession } = await import('../session/session')
      function signInAs(id: string) {
        const user = { id, name: id, username: id, email: `${id}@users.verbena.invalid` }
        showSession({ session: { accessToken: 'a', refreshToken: 'r', expiresIn: 900, expiresAt: 9e9, user }, isLoading: false })
      }
      recordVisit()
      const copies = { keepToday, goOnWithout, lossNow, ownCopies, wholeCopy, keepSafe }
      return { ...copies, bringIn, previewOf, currentCopy, answer, markViewed, toggleWordMark, signInAs }
    },
    /** What a browser may do by itself. */
    loseStorage: () => localStorage.clear(),
    loseLogs: async () => {
      const { deleteDB } = await import('idb')
      await deleteDB('verbena-logs', { blocked: () => undefined })
    },
    loseDatabases: () => vi.stubGlobal('indexedDB', new IDBFactory()),
  }
}

const goTo = (after: number) => vi.setSystemTime(noon(after))

const file = (): LearnerCopy => ({
  record: setMark(emptyRecord(), 'favorite', 'calm', true, 5),
  logs: { views: { calm: { first: 1, last: 2, count: 3 } }, reviews: { r1: review('r1') } },
})

describe('bringing another copy in', () => {
  test('shows what will change, changes it, and the second time finds nothing to do', async () => {
    const page = await browser().open()
    const rule = (current: LearnerCopy) => mergeCopies(current, file())
    expect(await page.previewOf(rule)).toEqual(['1 favorite added', '1 word in your history added', '1 answer added'])
    await page.bringIn(rule)
    expect(await page.currentCopy()).toMatchObject({ record: { marks: file().record.marks }, logs: file().logs })
    expect(await page.previewOf(rule)).toEqual([])
    await page.bringIn(rule)
    expect(Object.keys((await page.currentCopy()).logs.reviews)).toEqual(['r1'])
  })

  test('keeps what was here', async () => {
    const page = await browser().open()
    page.toggleWordMark('favorite', 'brisk')
    await page.markViewed('calm', noon(0))
    await page.answer('brisk', 'wrong', 'feed')
    await page.bringIn((current) => mergeCopies(current, file()))
    const { record, logs } = await page.currentCopy()
    expect(Object.keys(record.marks.favorite).sort()).toEqual(['brisk', 'calm'])
    expect(logs.views.calm).toEqual({ first: 1, last: noon(0).getTime(), count: 3 })
    expect(Object.keys(logs.reviews)).toHaveLength(2)
  })

  test('changes nothing when the browser refuses a part of it', async () => {
    const page = await browser().open()
    const before = await page.currentCopy()
    const put = IDBObjectStore.prototype.add
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    onTestFinished(() => {
      IDBObjectStore.prototype.add = put
    })
    await expect(page.bringIn((current) => mergeCopies(current, file()))).rejects.toThrow('full')
    const again = await (await browserPage()).currentCopy()
    expect(again.logs).toEqual(before.logs)
    expect(again.record.marks).toEqual(before.record.marks)
  })
})

/** The page opened anew in the same browser. */
async function browserPage() {
  vi.resetModules()
  const { currentCopy } = await import('./current-copy')
  return { currentCopy }
}

describe('copies of the day', () => {
  test('are made once a day, and the last seven stay', async () => {
    const page = await browser().open()
    await page.answer('calm', 'right', 'feed')
    for (let i = 0; i < 9; i++) {
      goTo(i)
      page.toggleWordMark('favorite', `w${i}`)
      await page.keepToday(new Date())
      await page.keepToday(new Date())
    }
    const copies = await page.ownCopies()
    expect(copies.map((copy) => copy.day.slice(8))).toEqual(['10', '09', '08', '07', '06', '05', '04'])
    expect(Object.keys(copies.at(-1)?.record.marks.favorite ?? {})).toEqual(['w0', 'w1', 'w2'])
    expect(Object.values((await page.wholeCopy(copies[0] ?? fail())).logs.reviews)).toMatchObject([{ wordId: 'calm' }])
  })

  test('are never shown to another account, and make room for its own', async () => {
    const page = await browser().open()
    page.signInAs('ann')
    await page.keepToday(new Date())
    page.signInAs('bob')
    expect(await page.ownCopies()).toEqual([])
    await page.keepToday(new Date())
    expect((await page.ownCopies()).map(({ owner }) => owner)).toEqual(['bob'])
  })
})

describe('a browser that removes things', () => {
  test('takes the record: it is noticed, and the day’s copy brings it back', async () => {
    const here = browser()
    const before = await here.open()
    before.toggleWordMark('favorite', 'calm')
    await before.keepToday(new Date())
    here.loseStorage()
    goTo(3)
    const page = await here.open()
    expect(await page.lossNow()).toBe('record')
    await page.keepToday(new Date())
    const [, copy] = await page.ownCopies()
    const kept = await page.wholeCopy(copy ?? fail())
    await page.bringIn((current) => mergeCopies(current, kept))
    expect((await page.currentCopy()).record.marks.favorite.calm?.on).toBe(true)
    expect(await page.lossNow()).toBeNull()
  })

  test('takes the answers: the copies have them', async () => {
    const here = browser()
    const before = await here.open()
    await before.answer('calm', 'right', 'feed')
    await before.keepToday(new Date())
    await here.loseLogs()
    const page = await here.open()
    expect(await page.lossNow()).toBe('logs')
    const [copy] = await page.ownCopies()
    const kept = await page.wholeCopy(copy ?? fail())
    await page.bringIn((current) => mergeCopies(current, kept))
    expect(Object.keys((await page.currentCopy()).logs.reviews)).toHaveLength(1)
    expect(await page.lossNow()).toBeNull()
  })

  test('takes every database: the note beside the record tells', async () => {
    const here = browser()
    const before = await here.open()
    await before.markViewed('calm', noon(0))
    await before.keepToday(new Date())
    here.loseDatabases()
    const page = await here.open()
    expect(await page.lossNow()).toBe('logs')
    await page.goOnWithout(new Date())
    expect(await page.lossNow()).toBeNull()
  })

  test('loses no copy while something is missing, and it is told at every start until it is settled', async () => {
    const here = browser()
    const before = await here.open()
    await before.keepToday(new Date())
    here.loseStorage()
    const told: string[] = []
    for (let i = 1; i < 10; i++) {
      goTo(i)
      await (await here.open()).keepSafe((loss) => told.push(loss))
    }
    const page = await here.open()
    expect(told).toEqual(new Array(9).fill('record'))
    expect(await page.ownCopies()).toHaveLength(10)
    await page.goOnWithout(new Date())
    expect(await page.ownCopies()).toHaveLength(1)
  })

  test('is asked to keep things once there is something to lose, and once only', async () => {
    const here = browser()
    let asked = 0
    vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist: async () => ++asked > 0 } })
    const page = await here.open()
    await page.keepSafe(() => undefined)
    expect(asked).toBe(0)
    page.toggleWordMark('favorite', 'calm')
    await vi.waitFor(() => expect(asked).toBe(1))
    page.toggleWordMark('favorite', 'brisk')
    await (await here.open()).keepSafe(() => undefined)
    expect(asked).toBe(1)
  })
})

function fail(): never {
  throw new Error('There should be one')
}
