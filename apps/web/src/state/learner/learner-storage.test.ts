import { setMark } from '@verbena/core/learner/marks'
import { changeSettings, emptyRecord, type LearnerRecord, recordVersion } from '@verbena/core/learner/record'
import { describe, expect, test } from 'vitest'
import type { KeyValue } from '../../device/storage'
import { learnerKey, learnerStorage, type StorageTrouble } from './learner-storage'

const asideKey = 'verbena-learner-aside'

/** A browser's storage that tabs share; it refuses what does not fit. */
function browserStorage(stored?: unknown) {
  const values = new Map<string, string>()
  let room = Number.POSITIVE_INFINITY
  const keyValue: KeyValue = {
    isLasting: true,
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    remove: (key) => void values.delete(key),
  }
  if (stored !== undefined) keyValue.set(learnerKey, typeof stored === 'string' ? stored : JSON.stringify(stored))
  return {
    keyValue,
    text: () => keyValue.get(learnerKey),
    record: (): LearnerRecord => JSON.parse(keyValue.get(learnerKey) ?? 'null'),
    aside: (): unknown[] => JSON.parse(keyValue.get(asideKey) ?? '[]'),
    fill: () => {
      room = 0
    },
    empty: () => {
      room = Number.POSITIVE_INFINITY
    },
  }
}

/** One tab on that storage, its record read already. */
function openTab(browser: ReturnType<typeof browserStorage>) {
  const told: StorageTrouble[] = []
  const storage = learnerStorage(browser.keyValue, (trouble) => told.push(trouble))
  const item = storage.getItem(learnerKey)
  if (item !== null && 'then' in item) throw new Error('Read at once, so that no screen waits')
  return {
    told,
    read: item?.state ?? null,
    write: (state: LearnerRecord) => storage.setItem(learnerKey, { state, version: recordVersion }),
  }
}

const favorites = (...ids: string[]) => ids.reduce((record, id) => setMark(record, 'favorite', id, true, 1), emptyRecord())
const favoritesOf = (record: LearnerRecord) => Object.keys(record.marks.favorite).sort()

describe('a good record', () => {
  test('comes back as it was written, and nobody is told anything', () => {
    const browser = browserStorage()
    const record = changeSettings(favorites('calm'), { dailyGoal: 15 }, 5)
    expect(openTab(browser).read).toBeNull()
    openTab(browser).write(record)
    const tab = openTab(browser)
    expect(tab.read).toEqual(record)
    expect(tab.told).toEqual([])
    expect(browser.aside()).toEqual([])
  })

  test('reading it writes nothing', () => {
    const browser = browserStorage(favorites('calm'))
    const before = browser.text()
    openTab(browser)
    expect(browser.text()).toBe(before)
  })
})

describe('a record that cannot be read', () => {
  const torn = '{"version":1,"marks":{"favorite":{"calm":{"on":tr'

  test('torn in the middle is kept aside whole, and the learner is told once', () => {
    const browser = browserStorage(torn)
    const tab = openTab(browser)
    expect(tab.read).toBeNull()
    tab.write(favorites('brisk'))
    tab.write(favorites('brisk', 'calm'))
    expect(browser.aside()).toEqual([torn])
    expect(tab.told).toEqual(['set-aside'])
    expect(favoritesOf(browser.record())).toEqual(['brisk', 'calm'])
  })

  test.each(['"calm"', '[1,2]', 'null', '7', '""'])('that is no record at all (%s) is kept aside', (stored) => {
    const browser = browserStorage(stored)
    expect(openTab(browser).read).toEqual(emptyRecord())
    expect(browser.aside()).toEqual([{ record: JSON.parse(stored) }])
  })

  test('a field of another app costs only itself', () => {
    const stored = { ...favorites('calm'), settings: { dailyGoal: { value: 'lots', at: 3 } } }
    const browser = browserStorage(stored)
    const tab = openTab(browser)
    expect(tab.read && favoritesOf(tab.read)).toEqual(['calm'])
    expect(browser.aside()).toEqual([{ 'settings.dailyGoal': { value: 'lots', at: 3 } }])
  })

  test('of a later version is kept aside whole before an older app writes its own', () => {
    const future = { ...favorites('calm'), version: recordVersion + 1, dreams: ['flying'] }
    const browser = browserStorage(future)
    const tab = openTab(browser)
    tab.write(tab.read ?? emptyRecord())
    expect(favoritesOf(browser.record())).toEqual(['calm'])
    expect(browser.aside()).toEqual([{ record: future }])
    expect(tab.told).toEqual(['set-aside'])
  })

  test('huge and foreign leaves what is readable', () => {
    const foreign = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`Other App ${i}`, { on: 'yes' }]))
    const browser = browserStorage({
      ...emptyRecord(),
      marks: { favorite: { ...foreign, calm: { on: true, at: 1 } }, saved: {}, learned: {} },
    })
    const tab = openTab(browser)
    expect(tab.read && favoritesOf(tab.read)).toEqual(['calm'])
    expect(Object.keys(browser.aside()[0] ?? {})).toHaveLength(20_000)
    expect(tab.told).toEqual(['set-aside'])
  })

  test('is told of once, however often the app is opened before anything is written', () => {
    const browser = browserStorage(torn)
    expect(openTab(browser).told).toEqual(['set-aside'])
    expect(openTab(browser).told).toEqual([])
    expect(browser.aside()).toEqual([torn])
  })

  test('never pushes more than four others out of the way', () => {
    const browser = browserStorage()
    for (let i = 0; i < 8; i++) {
      browser.keyValue.set(learnerKey, `{torn ${i}`)
      openTab(browser)
    }
    expect(browser.aside()).toEqual([3, 4, 5, 6, 7].map((i) => `{torn ${i}`))
  })

  test('is kept aside even where the things aside are torn themselves', () => {
    const browser = browserStorage(torn)
    browser.keyValue.set(asideKey, '["half')
    openTab(browser)
    expect(browser.aside()).toEqual(['["half', torn])
  })

  test('stays where it is while there is no room to keep it aside, and nobody is told otherwise', () => {
    const browser = browserStorage(torn)
    browser.fill()
    const tab = openTab(browser)
    tab.write(favorites('brisk'))
    expect(tab.told).toEqual(['not-saved'])
    browser.empty()
    tab.write(favorites('brisk'))
    expect(browser.aside()).toEqual([torn])
    expect(favoritesOf(browser.record())).toEqual(['brisk'])
    expect(tab.told).toEqual(['not-saved', 'set-aside'])
  })
})

describe('a storage that is full', () => {
  test('keeps the last record that was written, tells once, and takes everything when there is room again', () => {
    const browser = browserStorage(favorites('calm'))
    const tab = openTab(browser)
    browser.fill()
    tab.write(favorites('calm', 'brisk'))
    tab.write(favorites('calm', 'brisk', 'vivid'))
    expect(favoritesOf(browser.record())).toEqual(['calm'])
    expect(tab.told).toEqual(['not-saved'])
    browser.empty()
    tab.write(favorites('calm', 'brisk', 'vivid'))
    expect(favoritesOf(browser.record())).toEqual(['brisk', 'calm', 'vivid'])
  })

  test('full from the start still shows the good record, and never loses it to an emptier one', () => {
    const browser = browserStorage(favorites('calm'))
    browser.fill()
    const tab = openTab(browser)
    tab.write(emptyRecord())
    expect(tab.read && favoritesOf(tab.read)).toEqual(['calm'])
    expect(favoritesOf(browser.record())).toEqual(['calm'])
  })
})

describe('two tabs', () => {
  test('one that was opened before there was anything never writes over what is there now', () => {
    const browser = browserStorage()
    const [here, there] = [openTab(browser), openTab(browser)]
    here.write(favorites('calm'))
    there.write(emptyRecord())
    expect(favoritesOf(browser.record())).toEqual(['calm'])
  })

  test('writing takes in what the other wrote meanwhile', () => {
    const browser = browserStorage(emptyRecord())
    const [here, there] = [openTab(browser), openTab(browser)]
    here.write(favorites('calm'))
    there.write(favorites('brisk'))
    expect(favoritesOf(browser.record())).toEqual(['brisk', 'calm'])
  })

  test('writing again before the other one’s news has arrived keeps both', () => {
    const browser = browserStorage(emptyRecord())
    const [here, there] = [openTab(browser), openTab(browser)]
    here.write(favorites('calm'))
    there.write(favorites('brisk'))
    there.write(favorites('brisk', 'vivid'))
    expect(favoritesOf(browser.record())).toEqual(['brisk', 'calm', 'vivid'])
  })

  test('a torn text left by the other is kept aside once and written over', () => {
    const browser = browserStorage(emptyRecord())
    const tab = openTab(browser)
    browser.keyValue.set(learnerKey, '{"ver')
    tab.write(favorites('calm'))
    tab.write(favorites('calm', 'brisk'))
    expect(browser.aside()).toEqual(['{"ver'])
    expect(favoritesOf(browser.record())).toEqual(['brisk', 'calm'])
    expect(tab.told).toEqual(['set-aside'])
  })
})
