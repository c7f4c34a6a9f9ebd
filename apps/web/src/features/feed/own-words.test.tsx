import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { troubles } from '../../../test/fake-server'
import { deviceVoice, fakeSpeech } from '../../../test/fake-speech'
import { card, freshVisitor, openFeed, page, swipe } from '../../../test/open-feed'
import { annId, annWithOwnData } from '../../../test/own-data'
import { libraryOf, someWords } from '../../../test/some-words'
import { toggleWordMark } from '../../state/learner/use-learner'
import { showPlan } from '../../state/plan'
import { loadWords } from '../../state/words'

async function annReads(address: string, ownWords: number) {
  await freshVisitor()
  libraryOf(someWords(5))
  await loadWords()
  const server = await annWithOwnData()
  server.haveWords(ownWords)
  act(() => showPlan({ userId: annId, plan: 'yearly', end: null, cancels: false, at: Date.now() }))
  return { server, open: () => openFeed(address) }
}

const ownFeed = '/categories?category=Your+own+words'

describe('the category “Your own words”', () => {
  test('shows them and no others', async () => {
    const { open } = await annReads(ownFeed, 3)
    await open()
    await screen.findByRole('feed')
    const seen = [await vi.waitFor(card)]
    for (let i = 0; i < 2; i++) {
      swipe()
      seen.push(await vi.waitFor(card))
    }
    expect(seen.sort()).toEqual(['word 1', 'word 2', 'word 3'])
  })

  test('shows each with what its owner wrote, and says it', async () => {
    const speech = fakeSpeech([deviceVoice('Samantha', 'en-US')])
    const { open } = await annReads(ownFeed, 1)
    await open()
    await screen.findByRole('feed')
    expect(page().getByText('meaning 1')).toBeTruthy()
    expect(page().queryByText('“')).toBeNull()
    await userEvent.click(page().getByRole('button', { name: 'Pronounce' }))
    await vi.waitFor(() => expect(speech.said).toMatchObject([{ text: 'word 1' }]))
  })

  test('leads to the page of an own word, and back to it', async () => {
    const { open } = await annReads(ownFeed, 4)
    await open()
    await screen.findByRole('feed')
    swipe(2)
    const word = card()
    await userEvent.click(within(screen.getByRole('article', { name: word })).getByRole('button', { name: 'Details' }))
    expect(await screen.findByRole('heading', { name: word, level: 1 })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('feed')
    expect(card()).toBe(word)
  })

  test('says when there are none', async () => {
    const { open } = await annReads(ownFeed, 0)
    await open()
    expect(await screen.findByRole('heading', { name: 'No words in Your own words' })).toBeTruthy()
  })

  test('that cannot be had can be asked for again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { server, open } = await annReads(ownFeed, 1)
    server.breakWith(troubles.crashed)
    await open()
    expect(await screen.findByRole('heading', { name: 'No words available' })).toBeTruthy()
    server.repair()
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await screen.findByRole('feed')
    expect(card()).toBe('word 1')
  })
})

describe('an own word among the favorites', () => {
  test('is shown with those of the library', async () => {
    const { server, open } = await annReads('/categories?category=Favorites', 1)
    act(() => void ['w1', `own-${server.words[0]?.id}`].map((id) => toggleWordMark('favorite', id)))
    await open()
    await screen.findByRole('feed')
    const first = card()
    swipe()
    expect([first, card()].sort()).toEqual(['w1', 'word 1'])
  })

  test('that cannot be had leaves the others', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { server, open } = await annReads('/categories?category=Favorites', 1)
    server.breakWith(troubles.crashed)
    act(() => void ['w1', `own-${server.words[0]?.id}`].map((id) => toggleWordMark('favorite', id)))
    await open()
    await screen.findByRole('feed')
    expect(card()).toBe('w1')
  })
})
