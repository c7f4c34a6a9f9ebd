import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { troubles } from '../../../test/fake-server'
import { card, freshVisitor, openFeed } from '../../../test/open-feed'
import { annWithOwnData } from '../../../test/own-data'
import { libraryOf, someWords } from '../../../test/some-words'
import { loadWords } from '../../state/words'

async function open(words: string[] = [], ownWords = 0) {
  await freshVisitor()
  libraryOf(someWords(20, { definition: 'something to find' }))
  await loadWords()
  const server = await annWithOwnData()
  server.haveWords(ownWords)
  const own = server.words.map(({ id }) => `own-${id}`)
  const id = server.haveCollection('Holiday', [...words, ...own])
  const app = await openFeed(`/collection/${id}`)
  return { server, id, app }
}

const list = () => screen.findByRole('list', { name: 'Words' })
const listed = () => within(screen.getByRole('list', { name: 'Words' })).getAllByRole('link')
const names = () => listed().map((link) => link.textContent)

describe('the page of a collection', () => {
  test('shows its name, how many words it holds, and these, the newest first, own ones too', async () => {
    await open(['w1', 'w2'], 1)
    expect(await screen.findByRole('heading', { name: 'Holiday', level: 1 })).toBeTruthy()
    expect(screen.getByText('3 words')).toBeTruthy()
    await list()
    expect(names()).toEqual(['word 1', 'w2', 'w1'])
    expect(document.title).toMatch(/^Collection/)
  })

  test('takes a word out at once, and Undo puts it back', async () => {
    const { server, id } = await open(['w1', 'w2'])
    await list()
    await userEvent.click(screen.getByRole('button', { name: 'Remove w2' }))
    expect(names()).toEqual(['w1'])
    expect(screen.getByText('1 word')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(names()).toEqual(['w2', 'w1']))
    await waitFor(() => expect(server.wordsIn(id)).toEqual(['w1', 'w2']))
  })

  test('a word that could not be taken out is there again', async () => {
    const { server } = await open(['w1', 'w2'])
    await list()
    server.breakWith(troubles.crashed)
    await userEvent.click(screen.getByRole('button', { name: 'Remove w1' }))
    expect(await screen.findByText('Failed to remove the word. Please try again.')).toBeTruthy()
    expect(names()).toEqual(['w2', 'w1'])
  })

  test('finds words of the library and own ones, and a tick adds them', async () => {
    const { server, id } = await open(['w1'])
    server.haveWords(1)
    await screen.findByRole('heading', { name: 'Holiday' })
    await userEvent.click(screen.getByRole('button', { name: 'Add words' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add words' }))
    await userEvent.type(dialog.getByLabelText('Search all words'), 'W1')
    const found = await dialog.findAllByRole('checkbox')
    expect(found[0]).toBe(dialog.getByRole('checkbox', { name: 'w1', checked: true }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'w12' }))
    await userEvent.clear(dialog.getByLabelText('Search all words'))
    await userEvent.type(dialog.getByLabelText('Search all words'), 'meaning 1')
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'word 1' }))
    await waitFor(() => expect(server.wordsIn(id)).toEqual(['w1', 'w12', `own-${server.words[0]?.id}`]))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(names()).toEqual(['word 1', 'w12', 'w1'])
    expect(screen.getByText('3 words')).toBeTruthy()
  })

  test('is renamed', async () => {
    const { server } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit collection' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit collection' }))
    await userEvent.clear(dialog.getByLabelText('Name'))
    await userEvent.type(dialog.getByLabelText('Name'), 'Sea')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByRole('heading', { name: 'Sea' })).toBeTruthy()
    expect(server.collections[0]?.name).toBe('Sea')
  })

  test('deletes it and leads to the others', async () => {
    const { app } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete collection' }))
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Delete collection' })).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(app.search()).toEqual({ profile: true, collections: true }))
    expect(await screen.findByText('Collection deleted successfully')).toBeTruthy()
  })

  test('practises its words in the feed, and no others', async () => {
    const { app } = await open(['w1', 'w2'])
    await userEvent.click(await screen.findByRole('button', { name: 'Practise' }))
    await screen.findByRole('feed')
    expect(app.path()).toBe('/categories')
    expect(['w1', 'w2']).toContain(card())
    expect(await screen.findByRole('heading', { name: 'Holiday', level: 1 })).toBeTruthy()
  })
})

describe('no collection to show', () => {
  test.each(['/collection/4b0e7a52-6f6c-4c9c-9a52-3f0f3c5f1c11', '/collection/1', '/collection/..%2F..%2Faccount'])(
    'at %s there is a sentence and a way to the others',
    async (address) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      await freshVisitor()
      libraryOf(someWords(3))
      await annWithOwnData()
      const app = await openFeed(address)
      expect(await screen.findByRole('heading', { name: 'There is no such collection' })).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'See your collections' }))
      await waitFor(() => expect(app.search()).toEqual({ profile: true, collections: true }))
    },
  )

  test('a visitor is asked to sign in', async () => {
    await freshVisitor()
    libraryOf(someWords(3))
    const app = await openFeed('/collection/4b0e7a52-6f6c-4c9c-9a52-3f0f3c5f1c11')
    expect(await screen.findByText('Please sign in to create and manage collections')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(app.path()).toBe('/auth'))
  })

  test('without a network it is said, and can be asked for again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await freshVisitor()
    libraryOf(someWords(3))
    const server = await annWithOwnData()
    const id = server.haveCollection('Holiday')
    server.breakWith(troubles.offline)
    await openFeed(`/collection/${id}`)
    expect(await screen.findByRole('heading', { name: 'The collection could not be loaded' })).toBeTruthy()
    expect(screen.getByText(/The server cannot be reached/)).toBeTruthy()
    server.repair()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Holiday' })).toBeTruthy()
  })
})
