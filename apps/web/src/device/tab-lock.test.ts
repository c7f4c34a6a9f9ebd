import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { inOneTab } from './tab-lock'

/** A browser whose tabs agree by this request; without one they cannot. */
function browserWith(request: ((name: string, options: LockOptions, work: () => Promise<unknown>) => Promise<unknown>) | null) {
  if (request) Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
}

const timedOut = new DOMException('signal timed out', 'TimeoutError')

describe('work for one tab at a time', () => {
  test('waits for its turn', async () => {
    const asked: string[] = []
    browserWith((name, _, work) => {
      asked.push(name)
      return work()
    })
    expect(await inOneTab('refresh', async () => 'done')).toBe('done')
    expect(asked).toEqual(['refresh'])
  })

  test('is done anyway where tabs cannot agree', async () => {
    browserWith(null)
    expect(await inOneTab('refresh', async () => 'done')).toBe('done')
  })

  test('is done anyway when another tab keeps the lock for too long', async () => {
    browserWith(() => Promise.reject(timedOut))
    expect(await inOneTab('refresh', async () => 'done')).toBe('done')
  })

  test('that fails is not done twice', async () => {
    browserWith((_, __, work) => work())
    const work = vi.fn(() => Promise.reject(new Error('refused')))
    await expect(inOneTab('refresh', work)).rejects.toThrow('refused')
    expect(work).toHaveBeenCalledTimes(1)
  })
})
