import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiFailure, isPassing } from '../api/errors'
import { changeAtOnce, fetchWhole, inOrder, loadInPages } from './own-data'
import { queryClient } from './query-client'

type Row = { id: string }

/** A list of so many rows whose pages are answered one by one, when the test says so. */
function listOf(count: number) {
  const asked: { limit: number; before: string | null }[] = []
  const waiting: (() => void)[] = []
  const queryKey = [`list-${crypto.randomUUID()}`]
  onTestFinished(() => queryClient.clear())
  async function load(page: { limit: number; before: string | null }) {
    asked.push(page)
    await new Promise<void>((resolve) => waiting.push(resolve))
    const from = Number(page.before ?? 0)
    const items = Array.from({ length: Math.min(page.limit, count - from) }, (_, i): Row => ({ id: `row-${from + i}` }))
    return { items, next: from + items.length < count ? String(from + items.length) : null }
  }
  const fetchIt = () => fetchWhole<Row>({ queryKey, queryFn: (context) => loadInPages(load, context) })
  const answer = async () => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    waiting.pop()?.()
  }
  return { asked, fetchIt, answer, shown: () => queryClient.getQueryData<Row[]>(queryKey)?.length }
}

describe('a long list', () => {
  test('begins with a short page, goes on with long ones, and is shown as it comes', async () => {
    const list = listOf(2500)
    const whole = list.fetchIt()
    await list.answer()
    await vi.waitFor(() => expect(list.shown()).toBe(100))
    await list.answer()
    await vi.waitFor(() => expect(list.shown()).toBe(1100))
    await list.answer()
    await list.answer()
    expect(await whole).toHaveLength(2500)
    expect(list.asked.map(({ limit }) => limit)).toEqual([100, 1000, 1000, 1000])
  })

  test('asked for while it is on its way is waited for to its end', async () => {
    const list = listOf(150)
    const first = list.fetchIt()
    await list.answer()
    await vi.waitFor(() => expect(list.shown()).toBe(100))
    const second = list.fetchIt()
    await list.answer()
    expect([await first, await second].map((rows) => rows.length)).toEqual([150, 150])
    expect(list.asked).toHaveLength(2)
  })
})

describe('a change', () => {
  const failing = (code: 'unreachable' | 'premium_required') => async () => Promise.reject(new ApiFailure(code))

  async function run(...sends: (() => Promise<string>)[]) {
    const events: string[] = []
    let tries = 0
    const done = changeAtOnce({
      topics: ['custom-words'],
      show: () => events.push('shown'),
      takeBack: () => events.push('taken back'),
      send: () => sends[tries++]?.() ?? Promise.reject(new Error('sent too often')),
    })
    return { answer: await done.catch((failure: unknown) => failure), events, tries }
  }

  test('stays when the server keeps it', async () => {
    expect(await run(async () => 'kept')).toEqual({ answer: 'kept', events: ['shown'], tries: 1 })
  })

  test('is sent once more when no answer came', async () => {
    expect(await run(failing('unreachable'), async () => 'kept')).toEqual({ answer: 'kept', events: ['shown'], tries: 2 })
  })

  test('is taken back when there is none again', async () => {
    const { answer, events, tries } = await run(failing('unreachable'), failing('unreachable'))
    expect(answer).toBeInstanceOf(ApiFailure)
    expect([events, tries]).toEqual([['shown', 'taken back'], 2])
  })

  test('that is refused is taken back and not sent again', async () => {
    const { events, tries } = await run(failing('premium_required'))
    expect([events, tries]).toEqual([['shown', 'taken back'], 1])
  })
})

test('work on one thing is done in the order it was asked for, failures or not', async () => {
  const done: number[] = []
  const works = [1, 2, 3].map((number) =>
    inOrder('thing', async () => {
      if (number === 1) await Promise.resolve()
      done.push(number)
      if (number === 2) throw new Error('the second one fails')
    }).catch(() => undefined),
  )
  await Promise.all(works)
  expect(done).toEqual([1, 2, 3])
})

test('only what may pass is worth a second try', () => {
  expect(isPassing(new ApiFailure('too_slow'))).toBe(true)
  expect(isPassing(new ApiFailure('not_found'))).toBe(false)
  expect(isPassing(new TypeError('a bug'))).toBe(false)
})
