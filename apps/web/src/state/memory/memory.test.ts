import { day } from '@verbena/core/base/day'
import type { Review } from '@verbena/core/learner/record'
import { dayNumber } from '@verbena/core/memory/day-number'
import { buildMemory, horizonOf } from '@verbena/core/memory/word-memory'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

const noon = (after: number) => new Date(2026, 2, 2 + after, 12)

/** A browser with an empty database, or none at all; `open` is the app's page in it, `stored` what the database holds. */
function browser(database: IDBFactory | undefined = new IDBFactory()) {
  vi.stubGlobal('indexedDB', database)
  vi.resetModules()
  vi.useFakeTimers({ now: noon(0), toFake: ['Date'] })
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    async open() {
      vi.resetModules()
      const { answer, openMemory } = await import('./memory')
      const { useMemoryStore, isAskedToday, planNow } = await import('./memory-store')
      const { useViewsStore } = await import('../learner/views')
      const { useLearnerStore, onStorageTrouble } = await import('../learner/learner-store')
      useViewsStore.setState({ isLoaded: true })
      const words = () => Object.fromEntries(useMemoryStore.getState().words)
      return { answer, openMemory, words, isAskedToday, planNow, record: useLearnerStore.getState, onStorageTrouble }
    },
    stored: async () => (await import('../../device/review-log')).readAllReviews(),
    append: async (reviews: Review[]) => (await import('../../device/review-log')).appendReviews(reviews),
  }
}

const goTo = (after: number) => vi.setSystemTime(noon(after))
const review = (id: string, after: number, given: Partial<Review> = {}): Review => {
  const at = noon(after)
  return { id, wordId: 'calm', grade: 'right', mode: 'feed', at: at.getTime(), day: day(at.toLocaleDateString('en-CA')), ...given }
}
const worked = (log: Review[]) => Object.fromEntries(buildMemory(log, horizonOf(dayNumber(day('2027-03-02')))))

describe('an answer', () => {
  test('counts at once and is kept', async () => {
    const here = browser()
    const { openMemory, answer, words, record } = await here.open()
    await openMemory()
    const kept = answer('calm', 'right', 'feed')
    expect(words().calm).toMatchObject({ lastGrade: 'right', rightDays: 1, hasRecalled: true })
    await kept
    expect(await here.stored()).toMatchObject([{ wordId: 'calm', grade: 'right', mode: 'feed', at: noon(0).getTime(), day: '2026-03-02' }])
    expect(record().days.learned).toEqual(['2026-03-02'])
  })

  test('given before the log is here is not lost and counts once', async () => {
    const here = browser()
    const { answer, words } = await here.open()
    await Promise.all([answer('calm', 'right', 'feed'), answer('brisk', 'wrong', 'feed')])
    expect(words()).toEqual(worked(await here.stored()))
    expect(Object.keys(words()).sort()).toEqual(['brisk', 'calm'])
  })

  test('takes its word out of the day’s words', async () => {
    const here = browser()
    await here.append([review('r1', 0, { grade: 'wrong' })])
    goTo(1)
    const { openMemory, answer, isAskedToday, planNow } = await here.open()
    expect(planNow()).toBeNull()
    await openMemory()
    expect([isAskedToday('calm'), isAskedToday('brisk')]).toEqual([true, false])
    await answer('calm', 'wrong', 'feed')
    expect([isAskedToday('calm'), planNow()?.offered]).toEqual([false, []])
    goTo(2)
    expect(isAskedToday('calm')).toBe(true)
  })

  test('after the clock was set back still finds its place', async () => {
    const here = browser()
    goTo(5)
    const { openMemory, answer, words } = await here.open()
    await openMemory()
    await answer('calm', 'right', 'feed')
    goTo(3)
    await answer('calm', 'wrong', 'feed')
    await vi.waitFor(async () => expect(words()).toEqual(worked(await here.stored())))
  })
})

describe('coming back', () => {
  test('brings the memory back from the log, with and without a checkpoint', async () => {
    const here = browser()
    const log = Array.from({ length: 150 }, (_, i) => review(`r${i}`, i, { wordId: `w${i % 40}`, grade: i % 3 ? 'right' : 'wrong' }))
    await here.append(log)
    goTo(150)
    for (const _ of ['worked out anew', 'from the checkpoint']) {
      const { openMemory, words } = await here.open()
      await openMemory()
      expect(words()).toEqual(worked(log))
    }
    const later = [review('late', 1, { wordId: 'w7' }), review('new', 151, { wordId: 'w8' })]
    await here.append(later)
    goTo(151)
    const { openMemory, words } = await here.open()
    await openMemory()
    expect(words()).toEqual(worked([...log, ...later]))
  })

  test('does not trust the checkpoint of another log', async () => {
    const here = browser()
    await here.append([review('r1', 0), review('r2', 1)])
    await (await here.open()).openMemory()
    const { openLogs } = await import('../../device/open-logs')
    await (await openLogs()).clear('reviewLog')
    const other = [review('x1', 0, { grade: 'wrong' }), review('x2', 1, { wordId: 'brisk' })]
    await here.append(other)
    const { openMemory, words } = await here.open()
    await openMemory()
    expect(words()).toEqual(worked(other))
  })

  test('the same review given twice is kept once', async () => {
    const here = browser()
    expect(await here.append([review('r1', 0), review('r2', 1)])).toHaveLength(2)
    expect(await here.append([review('r1', 0), review('r3', 2)])).toMatchObject([{ id: 'r3' }])
    expect(await here.stored()).toHaveLength(3)
  })
})

test('two tabs keep every answer, and each knows of the other’s', async () => {
  const here = browser()
  const [one, other] = [await here.open(), await here.open()]
  await Promise.all([one.openMemory(), other.openMemory()])
  await Promise.all([one.answer('calm', 'right', 'feed'), other.answer('brisk', 'wrong', 'feed')])
  expect(await here.stored()).toHaveLength(2)
  await vi.waitFor(() => expect(one.words()).toEqual(other.words()))
  expect(Object.keys(one.words()).sort()).toEqual(['brisk', 'calm'])
})

describe('a browser without a database', () => {
  test('remembers as long as the page, and the learner is told once', async () => {
    const here = browser()
    vi.stubGlobal('indexedDB', undefined)
    const { openMemory, answer, words, onStorageTrouble } = await here.open()
    const told: string[] = []
    onStorageTrouble((trouble) => told.push(trouble))
    await openMemory()
    await answer('calm', 'right', 'feed')
    await answer('brisk', 'wrong', 'feed')
    expect(Object.keys(words()).sort()).toEqual(['brisk', 'calm'])
    expect(told).toEqual(['not-saved'])
  })

  test('that gets one again keeps what was answered meanwhile', async () => {
    const here = browser()
    vi.stubGlobal('indexedDB', undefined)
    const { openMemory, answer } = await here.open()
    await openMemory()
    await answer('calm', 'right', 'feed')
    vi.stubGlobal('indexedDB', new IDBFactory())
    await answer('brisk', 'wrong', 'feed')
    expect((await here.stored()).map(({ wordId }) => wordId)).toEqual(['calm', 'brisk'])
  })
})
