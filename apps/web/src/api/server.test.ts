import { expect, onTestFinished, test, vi } from 'vitest'
import { siteOrigin } from '../lib/build-settings'
import { toServer } from './server'

/** The network, and the addresses that were asked. */
function fakeNetwork() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('{}')
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
  return asked
}

test('the page of a browser asks where it came from', async () => {
  const asked = fakeNetwork()
  await toServer('/api/health', {})
  expect(asked).toEqual(['/api/health'])
  expect(siteOrigin()).toBe(window.location.origin)
})

test('the page inside an app asks the server it was built for, and shares links to it', async () => {
  const asked = fakeNetwork()
  vi.stubEnv('VITE_API_URL', 'https://words.example')
  await toServer('/api/health', {})
  expect(asked).toEqual(['https://words.example/api/health'])
  expect(siteOrigin()).toBe('https://words.example')
})
