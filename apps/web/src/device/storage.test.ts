import { describe, expect, test, vi } from 'vitest'
import { onOtherTabChange } from './storage'

/** The storage that the page opens in a browser where the named ones refuse every write, or may not be touched at all. */
async function openPage({ full = [], forbidden = [] }: { full?: Storage[]; forbidden?: ('localStorage' | 'sessionStorage')[] } = {}) {
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (full.includes(this)) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  const locked = forbidden.map((name) =>
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    }),
  )
  vi.resetModules()
  const { keyValue } = await import('./storage')
  for (const lock of locked) lock.mockRestore()
  return keyValue
}

describe('what the app keeps', () => {
  test('lies in local storage, and leaves no trace of asking', async () => {
    const keyValue = await openPage()
    expect(localStorage).toHaveLength(0)
    keyValue.set('word', 'calm')
    expect(localStorage.getItem('word')).toBe('calm')
    expect(keyValue.isLasting).toBe(true)
    keyValue.remove('word')
    expect(keyValue.get('word')).toBeNull()
  })

  test('is still read where nothing more fits in', async () => {
    localStorage.setItem('word', 'calm')
    const keyValue = await openPage({ full: [localStorage] })
    expect(keyValue.get('word')).toBe('calm')
    expect(() => keyValue.set('word', 'brisk')).toThrow('full')
  })

  test('lies in session storage where local storage is forbidden', async () => {
    const keyValue = await openPage({ forbidden: ['localStorage'] })
    keyValue.set('word', 'calm')
    expect(sessionStorage.getItem('word')).toBe('calm')
    expect(keyValue.isLasting).toBe(false)
  })

  test('lasts as long as the page where both are', async () => {
    const keyValue = await openPage({ forbidden: ['localStorage', 'sessionStorage'] })
    keyValue.set('word', 'calm')
    expect(keyValue.get('word')).toBe('calm')
    keyValue.remove('word')
    expect(keyValue.get('word')).toBeNull()
  })
})

test('another tab’s change is told under its own name, until nobody wants to know', () => {
  const told: (string | null)[] = []
  const stop = onOtherTabChange('word', (value) => told.push(value))
  const change = (key: string | null, newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  change('word', 'calm')
  change('other', 'brisk')
  change('word', null)
  stop()
  change('word', 'vivid')
  expect(told).toEqual(['calm', null])
})
