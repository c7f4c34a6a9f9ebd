import { ImpactStyle } from '@capacitor/haptics'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeSharing } from '../../../test/fake-sharing'
import { canVibrate, vibrate, vibrateThrough } from '../haptics'
import { saveTextFile } from '../save-file'
import { followApp } from './app-events'
import { nativeCopy } from './clipboard'
import { nativeVibrate } from './haptics'
import { followKeyboard } from './keyboard'
import { nativeSave } from './save-file'
import { hideSplash } from './splash'
import { dressStatusBar } from './status-bar'
import { dropWorkers } from './workers'

/** A plugin that keeps who listens, and lets a test be the phone. */
function fakeEvents() {
  const listeners = new Map<string, (event: never) => void>()
  return {
    async addListener(name: string, listen: (event: never) => void) {
      listeners.set(name, listen)
      return { remove: async () => undefined }
    },
    happens: (name: string, event: unknown = undefined) => listeners.get(name)?.(event as never),
  }
}

describe('touches', () => {
  test('follow the pattern, light or firm, its pauses kept', () => {
    vi.useFakeTimers()
    const felt: string[] = []
    nativeVibrate({ impact: async (options) => void felt.push(options?.style ?? '') })([12, 50, 30])
    expect(felt).toEqual([ImpactStyle.Light])
    vi.advanceTimersByTime(62)
    expect(felt).toEqual([ImpactStyle.Light, ImpactStyle.Medium])
  })

  test('that the phone refuses are left out', async () => {
    vibrateThrough(nativeVibrate({ impact: () => Promise.reject(new Error('no engine')) }))
    onTestFinished(() => vibrateThrough(null))
    expect(canVibrate()).toBe(true)
    expect(() => vibrate(12)).not.toThrow()
  })
})

test('a text is copied by the phone, else by the web view, else not at all', async () => {
  const refused = () => Promise.reject(new Error('not implemented'))
  const { copied } = fakeSharing({ native: 'missing', clipboard: 'ok' })
  const write = vi.fn(async () => undefined)
  await nativeCopy({ write })('calm')
  expect([write.mock.calls, copied]).toEqual([[[{ string: 'calm' }]], []])
  await nativeCopy({ write: refused })('brisk')
  expect(copied).toEqual(['brisk'])
  fakeSharing({ native: 'missing', clipboard: 'refused' })
  await expect(nativeCopy({ write: refused })('calm')).rejects.toThrow('refused')
})

describe('a file', () => {
  const kept = { writeFile: async () => ({ uri: 'file:///cache/words.csv' }) }

  test('is written and handed to the share sheet', async () => {
    const sheet = vi.fn(async () => ({}))
    expect(await nativeSave(kept, { share: sheet })('words.csv', 'calm')).toBe(true)
    expect(sheet).toHaveBeenCalledWith({ title: 'words.csv', files: ['file:///cache/words.csv'] })
  })

  test('is not kept when the sheet is called off or the phone is full', async () => {
    const refused = () => Promise.reject(new Error('Share canceled'))
    expect(await nativeSave(kept, { share: refused })('words.csv', 'calm')).toBe(false)
    expect(await nativeSave({ writeFile: refused }, { share: async () => ({}) })('words.csv', 'calm')).toBe(false)
  })

  test('is a download in a browser', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    Object.assign(URL, { createObjectURL: () => 'blob:words', revokeObjectURL: () => undefined })
    expect(await saveTextFile('words.csv', 'calm', 'text/csv')).toBe(true)
    expect(click).toHaveBeenCalledOnce()
  })
})

describe('the status bar', () => {
  function themed(color: string) {
    document.head.innerHTML = `<meta name="theme-color" content="${color}">`
    onTestFinished(() => document.head.replaceChildren())
    const painted: string[] = []
    const bar = {
      setStyle: vi.fn(async () => undefined),
      setBackgroundColor: async (given: { color: string }) => void painted.push(given.color),
    }
    return { bar, painted, change: (next: string) => document.querySelector('meta')?.setAttribute('content', next) }
  }

  test('shows light signs, and on Android the theme’s ground as it changes', async () => {
    const { bar, painted, change } = themed('#0a110c')
    await dressStatusBar(bar, 'android')
    change('#101820')
    await vi.waitFor(() => expect(painted).toEqual(['#0a110c', '#101820']))
    expect(bar.setStyle).toHaveBeenCalledWith({ style: 'DARK' })
  })

  test('has no ground of its own on iOS', async () => {
    const { bar, painted } = themed('#0a110c')
    await dressStatusBar(bar, 'ios')
    expect(painted).toEqual([])
  })
})

test('the launch screen goes after the page was drawn, not before', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  const hide = vi.fn(async () => undefined)
  const done = hideSplash({ hide })
  frames.shift()?.(0)
  expect(hide).not.toHaveBeenCalled()
  frames.shift()?.(16)
  await done
  expect(hide).toHaveBeenCalledOnce()
})

test('the field that is written in stays in sight over the keyboard', async () => {
  const keyboard = { ...fakeEvents(), setAccessoryBarVisible: vi.fn(async () => undefined) }
  await followKeyboard(keyboard, 'ios')
  document.body.innerHTML = '<input>'
  const input = document.querySelector('input')
  if (input) input.scrollIntoView = vi.fn()
  input?.focus()
  keyboard.happens('keyboardDidShow')
  expect(input?.scrollIntoView).toHaveBeenCalled()
  expect(keyboard.setAccessoryBarVisible).toHaveBeenCalledWith({ isVisible: true })
  document.body.replaceChildren()
})

test('back, links, leaving and coming back reach the page', async () => {
  const app = fakeEvents()
  const heard: string[] = []
  for (const name of ['pause', 'resume']) {
    const listen = () => void heard.push(name)
    document.addEventListener(name, listen)
    onTestFinished(() => document.removeEventListener(name, listen))
  }
  await followApp(app, { onBack: () => heard.push('back'), onLink: (address) => heard.push(address) })
  app.happens('backButton', { canGoBack: true })
  app.happens('appUrlOpen', { url: 'verbena://categories' })
  app.happens('pause')
  app.happens('resume')
  expect(heard).toEqual(['back', 'verbena://categories', 'pause', 'resume'])
})

describe('service workers in an app', () => {
  test('are unregistered, and what they kept is deleted', async () => {
    const unregister = vi.fn(async () => true)
    const deleted: string[] = []
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistrations: async () => [{ unregister }, { unregister }] },
    })
    vi.stubGlobal('caches', { keys: async () => ['precache', 'theme-fonts'], delete: async (name: string) => deleted.push(name) })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker')
      vi.unstubAllGlobals()
    })
    await dropWorkers()
    expect(unregister).toHaveBeenCalledTimes(2)
    expect(deleted).toEqual(['precache', 'theme-fonts'])
  })

  test('that cannot be there are not looked for', async () => {
    await expect(dropWorkers()).resolves.toBeUndefined()
  })
})
