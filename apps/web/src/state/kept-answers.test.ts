import { expect, onTestFinished, test, vi } from 'vitest'
import { troubles } from '../../test/fake-server'
import { annId, annWithOwnData } from '../../test/own-data'
import { clearOwn, openOwn } from '../device/own-database'
import { loadCollectionWords } from './collection-words'
import { addCustomWord, countCustomWords, loadCustomWord, loadCustomWords } from './custom-words'
import { queryClient } from './query-client'
import { signOut } from './session/live-session'

const answers = async () => (await openOwn()).getAllKeys('answers')
const names = (rows: readonly { word: string }[]) => rows.map(({ word }) => word)

/** Ann with some own words, seen once. */
async function annWithWords(count: number) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await clearOwn()
  const server = await annWithOwnData()
  server.haveWords(count)
  onTestFinished(() => queryClient.clear())
  return server
}

/** The app is opened anew, with no way to the server. */
function openOffline(server: { breakWith: (answer: typeof troubles.offline) => void }) {
  server.breakWith(troubles.offline)
  queryClient.clear()
}

test('own words, their number and each of them are there offline as they were at the last visit', async () => {
  const server = await annWithWords(3)
  await loadCustomWords(annId)
  await countCustomWords(annId)
  await vi.waitFor(async () => expect(await answers()).toHaveLength(2))
  openOffline(server)
  expect(names(await loadCustomWords(annId))).toEqual(['word 3', 'word 2', 'word 1'])
  expect(await countCustomWords(annId)).toBe(3)
  queryClient.clear()
  expect((await loadCustomWord(annId, server.words[0]?.id ?? '')).word).toBe('word 1')
})

test('so is a collection with its words', async () => {
  const server = await annWithWords(0)
  const id = server.haveCollection('Trip', ['w1', 'w2'])
  const library = [{ id: 'w1' }, { id: 'w2' }] as never
  await loadCollectionWords(annId, id, library)
  await vi.waitFor(async () => expect(await answers()).toHaveLength(1))
  openOffline(server)
  expect(await loadCollectionWords(annId, id, library)).toHaveLength(2)
})

test('what was never seen is still a failure', async () => {
  const server = await annWithWords(1)
  openOffline(server)
  await expect(loadCustomWords(annId)).rejects.toThrow('The server cannot be reached')
})

test('a word that was added since is among them', async () => {
  const server = await annWithWords(1)
  await loadCustomWords(annId)
  await addCustomWord(annId, {
    id: crypto.randomUUID(),
    word: 'hygge',
    definition: 'a cosy mood',
    example: null,
    part_of_speech: 'noun',
    category: 'Other',
  })
  await vi.waitFor(async () => expect(JSON.stringify(await (await openOwn()).getAll('answers'))).toContain('hygge'))
  openOffline(server)
  expect(names(await loadCustomWords(annId))).toEqual(['hygge', 'word 1'])
})

test('they are asked for again as soon as the server can be reached', async () => {
  const server = await annWithWords(1)
  await loadCustomWords(annId)
  await vi.waitFor(async () => expect(await answers()).toHaveLength(1))
  openOffline(server)
  await loadCustomWords(annId)
  server.repair()
  server.haveWords(1)
  expect(await loadCustomWords(annId)).toHaveLength(2)
})

test('the beginning of a list is never taken for the list', async () => {
  const server = await annWithWords(250)
  await loadCustomWords(annId)
  await vi.waitFor(async () => expect(await answers()).toHaveLength(1))
  queryClient.clear()
  await clearOwn()
  server.breakWith((path) => {
    const isFirst = !path.includes('before')
    return isFirst ? Promise.resolve(Response.json(server.answer('GET', path, null)?.body)) : troubles.offline()
  })
  await expect(loadCustomWords(annId)).rejects.toThrow('The server cannot be reached')
  expect(await answers()).toEqual([])
})

test.each([
  ['torn', [{ id: 'x' }]],
  ['of another kind', 'rows'],
  ['nothing', null],
])('what is kept and %s counts as nothing', async (_, answer) => {
  const server = await annWithWords(1)
  await loadCustomWords(annId)
  await vi.waitFor(async () => expect(await answers()).toHaveLength(1))
  const [key] = await answers()
  await (await openOwn()).put('answers', answer, key)
  openOffline(server)
  await expect(loadCustomWords(annId)).rejects.toThrow('The server cannot be reached')
})

test('nothing of it stays when its owner signs out', async () => {
  await annWithWords(1)
  await loadCustomWords(annId)
  await vi.waitFor(async () => expect(await answers()).toHaveLength(1))
  await signOut()
  await vi.waitFor(async () => expect(await answers()).toEqual([]))
})
