import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test as journey } from '../support/journey'
import { currentWord, freshUsername, nextPage, signUp } from '../support/learner'
import { listenTo } from '../support/listen'
import { startServer } from '../support/server'
import { type Manner, type SpeechStub, startSpeechStub } from '../support/speech-stub'
import { subscribe } from '../support/subscribe'

/** The app with a provider of speech that a journey can make fail. */
const test = journey.extend<object, { provider: SpeechStub }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const provider = await startSpeechStub()
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const server = await startServer({ ELEVENLABS_API_KEY: 'key-of-journeys', ELEVENLABS_API_URL: provider.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

async function chooseBritishMale(page: Page) {
  await page.goto('/auth')
  await signUp(page, freshUsername())
  await subscribe(page)
  await page.goto('/categories?profile=true&page=voices')
  await page.getByRole('radio', { name: /^British male/ }).click()
}

const pronounce = (page: Page) => page.getByRole('article').getByRole('button', { name: 'Pronounce' })

/** Says the word on screen. */
async function say(page: Page): Promise<string> {
  const word = await currentWord(page)
  await pronounce(page)
    .and(page.locator(`article[aria-label="${word}"] *`))
    .click()
  return word
}

test('a subscriber hears a voice of the server, previews the others, and has heard words with the network off', async ({
  page,
  context,
  provider,
}) => {
  provider.manner = 'speaks'
  const heard = await listenTo(page)
  await chooseBritishMale(page)
  const sheet = page.getByRole('dialog', { name: 'Voices' })
  await expect(sheet.getByText(/^British male comes over the network/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Preview British female' }).click()
  await expect.poll(async () => (await heard()).played).toBe(1)
  await expectAccessible(page)

  await page.goto('/categories')
  const before = provider.asked.length
  const word = await say(page)
  await expect.poll(async () => (await heard()).played).toBe(1)
  expect(provider.asked.slice(before)).toContain(word)
  await context.setOffline(true)
  await page.keyboard.press('p')
  await expect.poll(async () => (await heard()).played).toBe(2)
  await nextPage(page)
  await nextPage(page)
  await nextPage(page)
  const unheard = await currentWord(page)
  await page.keyboard.press('p')
  await expect.poll(async () => (await heard()).said).toEqual([unheard])
  await context.setOffline(false)
  expect(provider.asked.filter((each) => each === word)).toHaveLength(1)
})

const troubles: Manner[] = ['hangs', 'page', 'noise', 'busy', 'breaks off']

test('whatever is wrong with the provider of speech, the device speaks, and nothing is said about it', async ({
  page,
  provider,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  const heard = await listenTo(page)
  await chooseBritishMale(page)
  for (const manner of troubles) {
    provider.manner = manner
    await page.goto('/categories?category=Greek%20root')
    const words = [await say(page)]
    await expect.poll(async () => (await heard()).said).toEqual(words)
    await nextPage(page)
    words.push(await say(page))
    await expect.poll(async () => (await heard()).said).toEqual(words)
  }
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('')
})
