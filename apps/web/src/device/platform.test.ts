import { expect, onTestFinished, test, vi } from 'vitest'
import { isNative } from './platform'

test.each([
  ['a browser without a bridge', undefined, false],
  ['the page of a browser that has loaded a plugin', { isNativePlatform: () => false }, false],
  ['something else by that name', {}, false],
  ['an app', { isNativePlatform: () => true }, true],
])('%s', (_, bridge, answer) => {
  if (bridge) vi.stubGlobal('Capacitor', bridge)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(isNative()).toBe(answer)
})
