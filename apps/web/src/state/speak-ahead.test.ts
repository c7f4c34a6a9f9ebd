import { expect, test, vi } from 'vitest'
import { createSpeakAhead } from './speak-ahead'

/** A reader whose words are fetched when the test says so. */
function reader(isWelcome = true) {
  const asked: { text: string; signal: AbortSignal; done: () => void }[] = []
  const ahead = createSpeakAhead({
    fetch: (text, signal) =>
      new Promise<void>((resolve) => {
        asked.push({ text, signal, done: resolve })
        signal.addEventListener('abort', () => resolve())
      }),
    isWelcome: () => isWelcome,
  })
  return { ...ahead, asked, texts: () => asked.map(({ text }) => text), arrive: () => asked.at(-1)?.done() }
}

test('nothing is fetched for who only reads', () => {
  const { readerAt, texts } = reader()
  readerAt('calm', 'brisk')
  readerAt('brisk', 'vivid')
  expect(texts()).toEqual([])
})

test('a word that is heard has the next one fetched, and so have the words after it, for a while', async () => {
  const { readerAt, heard, texts, arrive } = reader()
  readerAt('a', 'b')
  heard()
  for (const [here, next] of ['bc', 'cd', 'de', 'ef', 'fg']) {
    arrive()
    await vi.waitFor(() => undefined)
    readerAt(here ?? '', next)
  }
  expect(texts()).toEqual(['b', 'c', 'd', 'e'])
})

test('nothing is fetched on a network that is not to be used', () => {
  const { readerAt, heard, texts } = reader(false)
  readerAt('a', 'b')
  heard()
  expect(texts()).toEqual([])
})

test('one is fetched at a time; the word the reader has come to is waited for, one passed by is called off', async () => {
  const { readerAt, heard, texts, asked, arrive } = reader()
  readerAt('a', 'b')
  heard()
  readerAt('b', 'c')
  expect(texts()).toEqual(['b'])
  expect(asked[0]?.signal.aborted).toBe(false)
  readerAt('c', 'd')
  expect(asked[0]?.signal.aborted).toBe(true)
  await vi.waitFor(() => expect(texts()).toEqual(['b', 'd']))
  arrive()
  await vi.waitFor(() => undefined)
  heard()
  expect(texts()).toEqual(['b', 'd'])
})

test('the last word has none after it', () => {
  const { readerAt, heard, texts } = reader()
  readerAt('a', undefined)
  heard()
  expect(texts()).toEqual([])
})
