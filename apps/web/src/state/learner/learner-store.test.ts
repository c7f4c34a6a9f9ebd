import { isMarked, markedWords, setMark } from '@verbena/core/learner/marks'
import { changeSettings, emptyRecord, type LearnerRecord, settingOf } from '@verbena/core/learner/record'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { learnerKey } from './learner-storage'

/** The page opened anew on what this browser has stored. */
async function openPage(stored?: string) {
  if (stored !== undefined) localStorage.setItem(learnerKey, stored)
  vi.resetModules()
  const page = await import('./learner-store')
  onTestFinished(page.followOtherTabs())
  return { ...page, record: page.useLearnerStore.getState, stored: () => localStorage.getItem(learnerKey) }
}

/** Another tab of this browser writes. */
function otherTabWrites(written: LearnerRecord | string | null, key = learnerKey) {
  const newValue = typeof written === 'object' && written !== null ? JSON.stringify(written) : written
  if (key === learnerKey && newValue !== null) localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

const favorite = (id: string, at = 1) => setMark(emptyRecord(), 'favorite', id, true, at)

describe('the record on this device', () => {
  test('is there as soon as the page is, and outlives it', async () => {
    const first = await openPage()
    first.changeRecord((record) => setMark(record, 'saved', 'calm', true, 1))
    const second = await openPage()
    expect(isMarked(second.record(), 'saved', 'calm')).toBe(true)
  })

  test('nothing is written when a rule changes nothing', async () => {
    const { changeRecord, stored } = await openPage()
    changeRecord((record) => record)
    expect(stored()).toBeNull()
  })

  test('of a later version is read as far as this app understands it', async () => {
    const { record } = await openPage(JSON.stringify({ ...favorite('calm'), version: 99 }))
    expect(markedWords(record(), 'favorite')).toEqual(['calm'])
    expect(record().version).toBe(1)
  })
})

describe('what another tab does', () => {
  test('arrives here and joins what this tab has', async () => {
    const { changeRecord, record } = await openPage()
    changeRecord((mine) => setMark(mine, 'favorite', 'brisk', true, 2))
    otherTabWrites(changeSettings(favorite('calm'), { dailyGoal: 20 }, 3))
    expect(markedWords(record(), 'favorite')).toEqual(['brisk', 'calm'])
    expect(settingOf(record(), 'dailyGoal')).toBe(20)
  })

  test('is not written back when it brings nothing new, so that two tabs never answer each other for ever', async () => {
    const { changeRecord, record } = await openPage()
    changeRecord((mine) => setMark(mine, 'favorite', 'calm', true, 1))
    const before = record()
    otherTabWrites(favorite('calm'))
    expect(record()).toBe(before)
  })

  test.each([
    ['torn text', '{"version":1,"mar'],
    ['nothing', null],
    ['something that is no record', '[1]'],
  ])('changes nothing when it is %s', async (_, text) => {
    const { changeRecord, record } = await openPage()
    changeRecord((mine) => setMark(mine, 'favorite', 'calm', true, 1))
    const before = record()
    otherTabWrites(text)
    expect(record()).toBe(before)
  })

  test('under another name is none of ours', async () => {
    const { record } = await openPage()
    otherTabWrites(favorite('calm'), 'verbena-other')
    expect(markedWords(record(), 'favorite')).toEqual([])
  })
})

describe('trouble with the storage', () => {
  test('met before anyone listens is told once someone does', async () => {
    const { onStorageTrouble } = await openPage('{"torn')
    await Promise.resolve()
    const told: string[] = []
    onStorageTrouble((...trouble) => void told.push(...trouble))
    expect(told).toEqual(['set-aside'])
  })

  test('met later is told then, once, and the record goes on in memory', async () => {
    const { changeRecord, onStorageTrouble, record } = await openPage()
    const told: string[] = []
    onStorageTrouble((...trouble) => void told.push(...trouble))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    for (const id of ['calm', 'brisk']) changeRecord((mine) => setMark(mine, 'favorite', id, true, 1))
    await Promise.resolve()
    expect(told).toEqual(['not-saved'])
    expect(markedWords(record(), 'favorite')).toEqual(['brisk', 'calm'])
  })
})
