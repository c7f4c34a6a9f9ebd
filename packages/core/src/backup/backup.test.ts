import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day } from '../base/day'
import { anyLogs, anyRecord } from '../learner/any-record'
import { isMarked, setMark } from '../learner/marks'
import { changeSettings, emptyRecord, settingOf } from '../learner/record'
import { emptyCopy, entriesOf, type LearnerCopy, mergeCopies } from '../sync/copy'
import { readBackup, writeBackup } from './backup-file'
import { previewLines } from './preview'
import { restoreCopy } from './restore'
import { copiesKept, isWorthKeeping, lossOf, outdatedCopies } from './safekeeping'

const now = Date.parse('2026-03-02T12:00:00Z')
const anyCopy: fc.Arbitrary<LearnerCopy> = fc.record({ record: anyRecord, logs: anyLogs })
const written = (copy: LearnerCopy, account: Record<string, unknown> | null = null) => writeBackup(copy, account, new Date(now))
const liking = (wordId: string, on = true, at = 5, copy = emptyCopy()): LearnerCopy => ({
  ...copy,
  record: setMark(copy.record, 'favorite', wordId, on, at),
})

function read(text: string) {
  const answer = readBackup(text, now)
  if ('problem' in answer) throw new Error(answer.problem)
  return answer.backup
}

function problemOf(text: string): string {
  const answer = readBackup(text, now)
  return 'problem' in answer ? answer.problem : ''
}

describe('a file with everything', () => {
  test('brings back exactly what was exported', () => {
    fc.assert(
      fc.property(anyCopy, (copy) => {
        expect(read(written(copy))).toMatchObject({ copy, unread: 0 })
      }),
    )
  })

  test('cut off anywhere it is refused', () => {
    const text = written(liking('calm'))
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        expect(readBackup(text.slice(0, length), now)).toHaveProperty('problem')
      }),
    )
    expect(problemOf(text.slice(0, 200))).toBe('This file is not whole. Save it again, or choose another copy.')
  })

  test('anything at all is either refused or gives a sound copy', () => {
    const part = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('calm', '__proto__', 'favorite', 'difficulty'), fc.jsonValue()))
    const device = fc.record({ record: fc.dictionary(fc.constantFrom('settings', 'marks', 'days'), part), views: part, reviews: part })
    fc.assert(
      fc.property(device, fc.jsonValue(), (given, account) => {
        const answer = readBackup(JSON.stringify({ product: 'Verbena', format: 1, exportedAt: '', device: given, account }), now)
        if ('backup' in answer) expect(read(written(answer.backup.copy)).copy).toEqual(answer.backup.copy)
      }),
    )
  })

  test.each([
    ['', 'This file is empty. Choose another one.'],
    ['word,definition\ncalm,quiet', /^This file was not made by “Export my data”/],
    ['{"words": []}', /^This file was not made by “Export my data”/],
    ['[]', /^This file was not made by “Export my data”/],
    ['{"product":"Verbena","format":2}', /^This file comes from a newer version of Verbena/],
    ['{"product":"Verbena","format":1,"device":{"record":{"version":9}}}', /^This file comes from a newer version of Verbena/],
  ])('“%s” is refused in a sentence', (text, problem) => {
    expect(problemOf(text)).toMatch(problem)
  })

  test('what is torn in it is left out and counted', () => {
    const content = JSON.parse(written(liking('calm')))
    content.device.record.settings = { dailyGoal: { value: -3, at: 1 } }
    content.device.reviews = [{ id: 'r1', wordId: 'calm' }, 'junk']
    const backup = read(JSON.stringify(content))
    expect(backup.unread).toBe(3)
    expect(isMarked(backup.copy.record, 'favorite', 'calm')).toBe(true)
  })

  test('a file in which nothing can be read is refused', () => {
    const content = JSON.parse(written(emptyCopy()))
    content.device.reviews = ['junk']
    expect(problemOf(JSON.stringify(content))).toBe('Nothing in this file could be read. Choose another copy.')
  })

  test('a wish from the future does not win for ever', () => {
    const { copy } = read(written(liking('calm', true, now * 2)))
    const after = setMark(mergeCopies(copy, emptyCopy()).record, 'favorite', 'calm', false, now + 1)
    expect(isMarked(mergeCopies({ ...copy, record: after }, copy).record, 'favorite', 'calm')).toBe(false)
  })

  test('what the account knew of the learner comes along', () => {
    const { record, logs } = liking('brisk')
    const backup = read(written(liking('calm'), { learner: { record, ...logs }, custom_words: [{}, {}] }))
    expect(Object.keys(backup.copy.record.marks.favorite).sort()).toEqual(['brisk', 'calm'])
    expect(backup.ownWords).toBe(2)
  })
})

describe('bringing a day back', () => {
  test('wishes for its marks and settings once more, and loses nothing that came after', () => {
    const kept = liking('calm', true, 5)
    const keptRecord = changeSettings(kept.record, { dailyGoal: 20, currentFeedWord: 'calm' }, 5)
    const later = liking('brisk', true, 20, liking('calm', false, 10))
    const laterRecord = changeSettings(later.record, { dailyGoal: 5, currentFeedWord: 'brisk' }, 10)
    const { record } = restoreCopy({ ...later, record: laterRecord }, { ...kept, record: keptRecord }, now)
    expect([isMarked(record, 'favorite', 'calm'), isMarked(record, 'favorite', 'brisk')]).toEqual([true, true])
    expect([settingOf(record, 'dailyGoal'), settingOf(record, 'currentFeedWord')]).toEqual([20, 'brisk'])
  })

  test('twice is once, and it holds against the copy it came over', () => {
    fc.assert(
      fc.property(anyCopy, anyCopy, (current, kept) => {
        const restored = restoreCopy(current, kept, now)
        expect(restoreCopy(restored, kept, now + 1)).toEqual(restored)
        expect(mergeCopies(restored, current)).toEqual(restored)
        const all = new Set(entriesOf(restored).map(({ part, key }) => part + key))
        for (const { part, key } of [...entriesOf(current), ...entriesOf(kept)]) expect(all.has(part + key)).toBe(true)
      }),
    )
  })
})

describe('the preview', () => {
  test('says what comes and what goes, a line a kind', () => {
    const review = { id: 'r1', wordId: 'calm', grade: 'right' as const, mode: 'feed', at: 1, day: day('2026-03-01') }
    const before = liking('calm')
    const after = liking('vivid', true, 6, liking('brisk', true, 6, liking('calm', false, 6)))
    const filled = {
      record: changeSettings(after.record, { dailyGoal: 20 }, 9),
      logs: { views: { calm: { first: 1, last: 2, count: 1 } }, reviews: { r1: review } },
    }
    expect(previewLines(before, filled)).toEqual([
      '1 setting changed',
      '2 favorites added, 1 removed',
      '1 word in your history added',
      '1 answer added',
    ])
  })

  test('is empty when nothing would change', () => {
    fc.assert(
      fc.property(anyCopy, (copy) => {
        expect(previewLines(copy, mergeCopies(copy, copy))).toEqual([])
      }),
    )
  })
})

describe('what the browser removed', () => {
  const visited = [day('2026-03-01'), day('2026-03-02')]
  const full = { owner: null, visited, views: 10, reviews: 5 }

  test.each([
    ['nothing, when there is as much or more', { ...full, views: 11 }, null],
    ['the record, when a day is missing', { ...full, visited: visited.slice(1) }, 'record'],
    ['the record, when all is gone', { ...full, visited: [], views: 0, reviews: 0 }, 'record'],
    ['the history', { ...full, views: 0 }, 'logs'],
    ['some answers', { ...full, reviews: 4 }, 'logs'],
  ] as const)('%s', (_, now, loss) => {
    expect(lossOf(full, now)).toBe(loss)
  })

  test('nothing is missed of what was another account’s', () => {
    expect(lossOf({ ...full, owner: 'ann' }, { owner: 'bob', visited: [], views: 0, reviews: 0 })).toBeNull()
    expect(lossOf(null, full)).toBeNull()
  })
})

test('the newest seven copies stay', () => {
  const days = Array.from({ length: 9 }, (_, i) => addDays(day('2026-03-01'), i * 3))
  expect(outdatedCopies([...days].reverse())).toEqual(days.slice(0, 9 - copiesKept))
  expect(outdatedCopies(days.slice(0, 3))).toEqual([])
})

test('keeping is worth asking for after a first favorite or on the third day', () => {
  const visits = (count: number) => ({
    ...emptyRecord(),
    days: { ...emptyRecord().days, visited: Array.from({ length: count }, (_, i) => addDays(day('2026-03-01'), i)) },
  })
  expect([isWorthKeeping(visits(2)), isWorthKeeping(visits(3)), isWorthKeeping(liking('calm').record)]).toEqual([false, true, true])
})
