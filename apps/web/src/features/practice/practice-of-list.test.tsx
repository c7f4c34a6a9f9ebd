import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sprint } from '@verbena/core/games/sprint/sprint'
import { expect, test, vi } from 'vitest'
import { troubles } from '../../../test/fake-server'
import { freshVisitor, openFeed } from '../../../test/open-feed'
import { aPartOfTheLibrary } from '../../../test/open-game'
import { annWithOwnData } from '../../../test/own-data'
import { libraryOf } from '../../../test/some-words'
import { readSlot } from '../../state/game/round-slot'
import { useLearnerStore } from '../../state/learner/learner-store'
import { toggleWordMark } from '../../state/learner/use-learner'
import { loadWords } from '../../state/words'

/** Ann with a collection of so many words; `ids` are theirs. */
async function withCollection(size: number) {
  await freshVisitor()
  libraryOf(await aPartOfTheLibrary())
  const words = await loadWords()
  const nouns = words.filter((word) => word.partOfSpeech === 'noun' && /^[a-z]{5,9}$/.test(word.word) && word.synonyms.length > 1)
  const ids = nouns.slice(0, size).map((word) => word.id)
  const server = await annWithOwnData()
  const category = `collection:${server.haveCollection('Holiday', ids)}`
  return { server, category, ids }
}

const practice = async () => within(await screen.findByRole('dialog', { name: 'Practice' }))
const sprintWords = () => readSlot('sprint-of', sprint)?.game.questions.map((question) => question.target.wordId) ?? []

test('a collection of four: each game says how many of its words it asks, and Sprint asks them all', async () => {
  const { category, ids } = await withCollection(4)
  const app = await openFeed(`/categories?category=${category}&practice=true`)
  const sheet = await practice()
  expect(await sheet.findByRole('radio', { name: 'Holiday', checked: true })).toBeTruthy()
  await userEvent.click(await sheet.findByRole('button', { name: /^Sprint 4 of these words, and others like them\.$/ }))
  await waitFor(() => expect(app.path()).toBe('/sprint'))
  expect(app.search()).toEqual({ category })
  const play = await screen.findByRole('button', { name: 'Play' })
  expect(screen.getByText('Holiday')).toBeTruthy()
  await userEvent.click(play)
  await waitFor(() => expect(sprintWords()).toEqual(expect.arrayContaining(ids)))
  expect(sprintWords()).toHaveLength(20)
}, 20_000)

test('a collection of fifteen is enough for ten questions, and what it lacks is said', async () => {
  const { category } = await withCollection(15)
  await openFeed(`/categories?category=${category}&practice=true`)
  const sheet = await practice()
  expect(await sheet.findByRole('button', { name: /^Sprint 15 of these words/ })).toBeTruthy()
  expect(sheet.getByRole('button', { name: /^Complete word Fill in the missing letters\., locked$/ })).toBeTruthy()
  expect(
    sheet.getByRole('button', { name: /^Perfection It needs 11 words that you have seen in the feed; there are none here yet\./ }),
  ).toBeTruthy()
}, 20_000)

test('the usual words are one tap away', async () => {
  const { category } = await withCollection(4)
  const app = await openFeed(`/categories?category=${category}&practice=true`)
  const sheet = await practice()
  await userEvent.click(await sheet.findByRole('radio', { name: 'Your level and categories' }))
  await userEvent.click(sheet.getByRole('button', { name: /^Sprint Twenty questions/ }))
  await waitFor(() => expect(app.path()).toBe('/sprint'))
  expect(app.search()).toEqual({})
})

test('a round of a collection is gone on with as such, makes no best, and another list begins anew', async () => {
  const { category, ids } = await withCollection(4)
  const app = await openFeed('/categories', `/sprint?category=${category}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  await app.goTo('/sprint')
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  await app.goTo(`/sprint?category=${category}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Resume' }))
  expect(sprintWords()).toEqual(expect.arrayContaining(ids))
  for (const id of ids) toggleWordMark('favorite', id)
  await app.goTo('/sprint?category=Favorites')
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  await waitFor(() => expect(readSlot('sprint-of', sprint)?.of).toBe('Favorites'))
  expect(sprintWords()).toEqual(expect.arrayContaining(ids))
  expect(useLearnerStore.getState().bests).toEqual({})
}, 20_000)

test('an empty collection says what is missing, and where to add words or play with all', async () => {
  const { category } = await withCollection(0)
  const app = await openFeed('/categories', `/sprint?category=${category}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(await screen.findByText('Sprint needs 20 words with a meaning; there are none here yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add words' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Play with all your words' }))
  await waitFor(() => expect(app.search()).toEqual({}))
  expect(app.path()).toBe('/sprint')
})

test('without a network the collection is asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { server, category } = await withCollection(4)
  server.breakWith(troubles.offline)
  await openFeed('/categories', `/sprint?category=${category}`)
  expect(await screen.findByRole('heading', { name: 'The words could not be loaded' })).toBeTruthy()
  server.repair()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
}, 20_000)

test('a free game with the words of a premium category meets the offer for that category', async () => {
  await freshVisitor()
  libraryOf(await aPartOfTheLibrary())
  const app = await openFeed('/sprint?category=Verbs')
  await screen.findByRole('dialog', { name: 'Go Premium' })
  expect(app.path()).toBe('/categories')
  expect(app.search()).toEqual({ category: 'Verbs', subscription: true })
})

test('Practice over a collection that a visitor cannot open speaks of the usual words only', async () => {
  await freshVisitor()
  libraryOf(await aPartOfTheLibrary())
  await openFeed('/categories?category=collection:4b0e7a52-6f6c-4c9c-9a52-3f0f3c5f1c11&practice=true')
  expect((await practice()).queryByRole('radio')).toBeNull()
})
