import { act, render, waitFor } from '@testing-library/react'
import { noPlan } from '@verbena/core/subscription/confirmed-plan'
import { themeById } from '@verbena/core/themes/themes'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { storedLookScript } from '../../build/stored-look'
import { newVisitor, signInAsAnn } from '../../test/open-app'
import { keyValue } from '../device/storage'
import { lookKey } from '../lib/look-key'
import { readSetting, saveSettings } from './learner/use-learner'
import { showPlan } from './plan'
import { useTheme } from './theme'
import { showTheme } from './theme-look'

const root = document.documentElement
const shown = () => root.dataset.theme ?? 'default'
const look = () => JSON.parse(localStorage.getItem(lookKey) ?? 'null')

function App() {
  useTheme()
  return null
}

/** The page as a browser opens it: its own look, then what its script makes of what is stored. */
function openPage() {
  undress()
  const script = document.createElement('script')
  script.textContent = storedLookScript()
  document.head.append(script)
  script.remove()
}

function undress() {
  delete root.dataset.theme
  root.removeAttribute('style')
}

afterEach(undress)

describe('a chosen theme', () => {
  test('applies about half a second later, without a reload', async () => {
    await newVisitor()
    render(<App />)
    vi.useFakeTimers()
    act(() => saveSettings({ currentTheme: 'warm' }))
    await vi.advanceTimersByTimeAsync(499)
    expect(shown()).toBe('default')
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await waitFor(() => expect(shown()).toBe('warm'))
    expect(root.style.getPropertyValue('--primary')).toBe(themeById('warm').colors.primary)
  })

  test('of several looked at in a row is the last one', async () => {
    await newVisitor()
    render(<App />)
    const seen = new Set<string>()
    const observer = new MutationObserver(() => seen.add(shown()))
    observer.observe(root, { attributes: true })
    for (const currentTheme of ['warm', 'modern', 'nature']) act(() => saveSettings({ currentTheme }))
    await waitFor(() => expect(shown()).toBe('nature'))
    observer.disconnect()
    expect([...seen]).toEqual(['nature'])
  })

  test('gives way to the default, which needs nothing set or stored', async () => {
    await newVisitor()
    showTheme('warm', 'visitor')
    expect(look()).toMatchObject({ theme: 'warm' })
    showTheme('default', 'visitor')
    expect([shown(), root.getAttribute('style') ?? '', look()]).toEqual(['default', '', null])
  })

  test('shows even when the device has no room to keep it', async () => {
    vi.spyOn(keyValue, 'set').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    showTheme('warm', 'visitor')
    expect(shown()).toBe('warm')
  })
})

describe('the stored theme', () => {
  test('is shown before any script of the app has run', () => {
    showTheme('nature', 'visitor')
    openPage()
    expect(shown()).toBe('nature')
    expect(root.style.getPropertyValue('--background')).toBe(themeById('nature').colors.background)
    expect(root.style.getPropertyValue('--display-font')).toContain('Lora Variable')
  })

  test.each(['torn{', 'null', '7', '{"theme":"x"}', '{"theme":"x","variables":null}'])('%s shows the page’s own look', (text) => {
    localStorage.setItem(lookKey, text)
    openPage()
    expect(root.getAttribute('style') ?? '').toBe('')
    expect(shown()).toBe('default')
  })

  test('can set nothing but variables', () => {
    localStorage.setItem(lookKey, JSON.stringify({ theme: 'x', variables: { display: 'none', '--primary': '#123456' } }))
    openPage()
    expect(root.getAttribute('style')).toBe('--primary: #123456;')
  })

  test('that no longer exists becomes the default', async () => {
    await newVisitor()
    localStorage.setItem(lookKey, JSON.stringify({ theme: 'original', variables: { '--primary': '#123456' } }))
    openPage()
    showTheme('original', 'visitor')
    expect([shown(), root.style.getPropertyValue('--primary'), look()]).toEqual(['default', '', null])
  })
})

describe('a premium theme', () => {
  test('is shown as long as the subscription holds, and the choice outlives it', async () => {
    await signInAsAnn()
    const subscribed = { ...noPlan('user-ann_lee', Date.now()), plan: 'yearly', end: Date.now() + 86_400_000 } as const
    act(() => showPlan(subscribed))
    render(<App />)
    act(() => saveSettings({ currentTheme: 'ocean' }))
    await waitFor(() => expect(shown()).toBe('ocean'))
    act(() => showPlan(noPlan('user-ann_lee', Date.now())))
    await waitFor(() => expect(shown()).toBe('default'))
    expect(look()).toBeNull()
    expect(readSetting('currentTheme')).toBe('ocean')
    act(() => showPlan(subscribed))
    await waitFor(() => expect(shown()).toBe('ocean'))
  })
})
