import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asVisitor } from '../../test/open-sheet'
import { libraryOf, someWords } from '../../test/some-words'
import { onBackFirst } from '../lib/back-steps'
import { Dialog } from '../ui/dialog'
import { goBack } from './go-back'
import { followLink, openReminder } from './native'
import { createAppRouter } from './router'

/** The app's own addresses, opened at these one after the other; nothing is drawn. */
async function openAt(...addresses: string[]) {
  await asVisitor()
  window.history.replaceState(null, '', addresses[0])
  const router = createAppRouter()
  for (const address of addresses.slice(1)) router.history.push(address)
  await router.load()
  onTestFinished(() => router.history.destroy())
  const leave = vi.fn()
  return { router, leave, back: () => act(async () => goBack(router, leave)), at: () => router.history.location.href }
}

test('back from the feed, the landing page and signing in leaves the app', async () => {
  for (const address of ['/categories', '/', '/auth', '/onboarding']) {
    const { back, leave, at } = await openAt('/quiz', address)
    await back()
    expect(leave).toHaveBeenCalledOnce()
    expect(at()).toBe(address)
  }
})

test('back from anywhere else returns to where one came from', async () => {
  const { router, leave } = await openAt('/categories', '/categories?explore=true')
  const back = vi.spyOn(router.history, 'back')
  goBack(router, leave)
  expect(back).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
})

test('back from a screen that a link opened leads to the feed', async () => {
  window.history.replaceState(null, '', '/quiz')
  const { router, back, leave } = await openAt('/word-details?word=calm')
  vi.spyOn(router.history, 'canGoBack').mockReturnValue(false)
  await back()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/categories'))
  expect(leave).not.toHaveBeenCalled()
})

test('back undoes first what came last and is no address', async () => {
  const { back, leave } = await openAt('/categories')
  const done: string[] = []
  const endPause = onBackFirst(() => done.push('pause'))
  const endClose = onBackFirst(() => {
    done.push('close')
    endClose()
  })
  await back()
  await back()
  endPause()
  await back()
  expect(done).toEqual(['close', 'pause'])
  expect(leave).toHaveBeenCalledOnce()
})

test('back closes a dialog', async () => {
  const { back, leave } = await openAt('/categories')
  const onClosed = vi.fn()
  render(
    <Dialog title="Edit word" onClosed={onClosed}>
      <p>A form</p>
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Edit word' })).toBeTruthy()
  await back()
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  expect(leave).not.toHaveBeenCalled()
})

test.each([
  ['verbena://categories?explore=true', '/categories?explore=true'],
  ['verbena://word-details?word=calm', '/word-details?word=calm'],
  ['verbena://collection/7f3a', '/collection/7f3a'],
  ['verbena://quiz?dev=true', '/quiz?dev=true'],
  ['verbena://hangman', '/hangman'],
])('the link %s opens %s', async (link, address) => {
  const { router, at } = await openAt('/categories')
  await act(async () => followLink(router, link))
  expect(at()).toBe(address)
})

test.each(['verbena://api/account/sign-out', 'verbena://nowhere', 'https://evil.example/categories', 'javascript:alert(1)'])(
  'the link %s is no screen of ours and opens nothing',
  async (link) => {
    const { router, at } = await openAt('/categories')
    await act(async () => followLink(router, link))
    expect(at()).toBe('/categories')
  },
)

test.each([
  [7, '/word-details?word=w0'],
  [150, '/categories'],
  [300, '/categories?practice=true'],
  [501, '/categories'],
])('a tapped reminder with the id %i opens %s', async (id, address) => {
  const { router, at } = await openAt('/quiz')
  libraryOf(someWords(1))
  await act(async () => openReminder(router, id))
  expect(at()).toBe(address)
})

test('a daily word that cannot be loaded leads to the feed', async () => {
  const { router, at } = await openAt('/quiz')
  libraryOf([], () => Promise.reject(new Error('no files')))
  await act(async () => openReminder(router, 7))
  expect(at()).toBe('/categories')
})

test('a phone opens links to every screen, and leaves the server’s own pages to the browser', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../../android/app/src/main/AndroidManifest.xml'), 'utf8')
  const patterns = Array.from(manifest.matchAll(/android:pathAdvancedPattern="([^"]+)"/g), ([, pattern = '']) => new RegExp(`^${pattern}$`))
  const isOpened = (path: string) => patterns.some((pattern) => pattern.test(path))
  const screens = Object.keys(createAppRouter().routesByPath).map((path) => path.replace(/\$.*$/, 'one'))
  expect(screens.filter((path) => !isOpened(path))).toEqual([])
  expect(['/api/sandbox/checkout/1', '/.well-known/assetlinks.json', '/assets/first.js'].filter(isOpened)).toEqual([])
})
