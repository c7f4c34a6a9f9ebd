import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { fakeAudio } from '../../test/fake-audio'
import { annWithCloud } from '../../test/fake-cloud'
import { saveSettings } from '../state/learner/use-learner'
import { speakChosen } from '../state/speaking'
import { openSpeech } from './speech'

async function annHears() {
  const root = createRootRoute()
  const at = (path: string) => createRoute({ getParentRoute: () => root, path })
  const router = createRouter({
    routeTree: root.addChildren([at('/one'), at('/two')]),
    history: createMemoryHistory({ initialEntries: ['/one'] }),
  })
  await router.load()
  openSpeech(router as never)
  await annWithCloud()
  saveSettings({ selectedVoice: 'uk-male' })
  const audio = fakeAudio()
  const spoken = speakChosen(crypto.randomUUID())
  await vi.waitFor(() => expect(audio.played).toHaveLength(1))
  return { router, audio, spoken }
}

test('speech ends with the screen it was asked for on, but not with a sheet', async () => {
  const { router, audio, spoken } = await annHears()
  await router.navigate({ href: '/one?settings=true' })
  expect(audio.last?.paused).toBe(false)
  await router.navigate({ href: '/two' })
  expect(audio.last?.paused).toBe(true)
  expect(await spoken).toBe('spoken')
})

test('speech ends when the app goes out of sight', async () => {
  const { audio, spoken } = await annHears()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(audio.last?.paused).toBe(false)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await spoken).toBe('spoken')
  expect(audio.last?.paused).toBe(true)
})
