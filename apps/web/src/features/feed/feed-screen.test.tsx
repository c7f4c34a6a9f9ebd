import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localDay } from '@verbena/core/base/day'
import { streakOf } from '@verbena/core/learner/streak'
import { describe, expect, test, vi } from 'vitest'
import { card, freshVisitor, openFeed, page, swipe } from '../../../test/open-feed'
import { libraryOf, someWords } from '../../../test/some-words'
import { useLearnerStore } from '../../state/learner/learner-store'
import { readSetting, saveSettings, toggleWordMark } from '../../state/learner/use-learner'
import { useViewsStore } from '../../state/learner/views'
import { loadWords } from '../../state/words'

const greek = someWords(6, { categories: ['greek-root'] })

async function openWith(words = someWords(30), ...addresses: string[]) {
  await freshVisitor()
  libraryOf(words)
  await loadWords()
  return openFeed(...(addresses.length > 0 ? addresses : ['/categories']))
}

describe('the feed', () => {
  test('shows one word a page, each an article in its place', async () => {
    await openWith()
    const article = await screen.findByRole('article', { name: card() })
    expect(article.getAttribute('aria-posinset')).toBe('1')
    expect(article.getAttribute('aria-setsize')).toBe('30')
    expect(page().getByRole('heading', { name: card() })).toBeTruthy()
  })

  test('shows every word of the learner’s level once before any comes again', async () => {
    await openWith(someWords(8))
    const seen = [card()]
    for (let i = 1; i < 8; i++) {
      swipe()
      seen.push(card())
    }
    expect(seen.sort()).toEqual(someWords(8).map((word) => word.word))
  })

  test('grows by another round near its end', async () => {
    await openWith(someWords(6))
    swipe(5)
    expect(page().getByRole('article').getAttribute('aria-setsize')).toBe('12')
    swipe(1)
    expect(page().getByRole('article').getAttribute('aria-posinset')).toBe('7')
  })

  test('holds the cards around the reader and no others', async () => {
    await openWith(someWords(30))
    for (let i = 0; i < 12; i++) {
      swipe()
      expect(screen.getAllByRole('article').length).toBeLessThanOrEqual(5)
    }
  })

  test('remembers a word on screen as seen and as the current one', async () => {
    await openWith()
    const first = card()
    swipe()
    await waitFor(() => expect(Object.keys(useViewsStore.getState().views).sort()).toEqual([first, card()].sort()))
    expect(readSetting('currentFeedWord')).toBe(card())
  })

  test('counts as a visit', async () => {
    await openWith()
    expect(streakOf(useLearnerStore.getState(), localDay(new Date())).days).toBe(1)
  })
})

describe('while there is nothing to show', () => {
  test('a loader waits for the words', async () => {
    await freshVisitor()
    libraryOf(someWords(3), () => new Promise(() => undefined))
    await openFeed('/categories')
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    expect(screen.queryByRole('feed')).toBeNull()
  })

  test('words that could not be loaded can be asked for again', async () => {
    await freshVisitor()
    let isOffline = true
    libraryOf(someWords(3), () => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve()))
    await openFeed('/categories')
    expect(await screen.findByRole('heading', { name: 'No words available' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy()
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByRole('feed', { name: 'Words' })).toBeTruthy()
  })

  test('a category without words leads back to all of them', async () => {
    const app = await openWith(greek, '/categories?category=Favorites')
    expect(await screen.findByRole('heading', { name: 'No words in Favorites' })).toBeTruthy()
    expect(screen.getByText('Try a different category or go back to all words')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back to all words' }))
    expect(app.address()).toBe('/categories')
    expect(await screen.findByRole('feed', { name: 'Words' })).toBeTruthy()
  })

  test('a choice without words leads to the settings', async () => {
    await freshVisitor()
    libraryOf(someWords(3, { categories: ['emotions'] }))
    saveSettings({ selectedCategories: ['business'] })
    const app = await openFeed('/categories')
    expect(await screen.findByRole('heading', { name: 'No words available' })).toBeTruthy()
    expect(screen.getByText('Adjust your categories in settings')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Go to Settings' }))
    expect(app.search()).toEqual({ settings: true })
  })
})

describe('after every tenth word', () => {
  test('comes the offer, and nowhere else', async () => {
    await openWith(someWords(30))
    const offers: number[] = []
    for (let i = 1; i <= 22; i++) {
      if (card() === 'Unlock Premium Features') offers.push(i)
      swipe()
    }
    expect(offers).toEqual([11, 22])
  })

  test('the offer opens and leaves the rest of the address as it is', async () => {
    const app = await openWith(someWords(30, { categories: ['greek-root'] }), '/categories?category=Greek+root')
    await screen.findByRole('feed')
    swipe(10)
    expect(page().getByRole('heading', { name: 'Unlock Premium Features' })).toBeTruthy()
    expect(page().getByText('Get unlimited access to all premium games, exclusive themes, and premium voices')).toBeTruthy()
    await userEvent.click(page().getByRole('button', { name: 'Upgrade to Premium' }))
    expect(app.search()).toEqual({ category: 'Greek root', subscription: true })
    expect(await screen.findByRole('dialog', { name: 'Go Premium' })).toBeTruthy()
  })
})

describe('the hint how to go on', () => {
  const hint = () => screen.queryByText(/for the next word$/)

  test('goes with the first swipe, for good', async () => {
    const app = await openWith()
    expect(hint()).toBeTruthy()
    swipe()
    expect(hint()).toBeNull()
    app.close()
    await openFeed('/categories')
    expect(screen.getByRole('feed')).toBeTruthy()
    expect(hint()).toBeNull()
  })
})

describe('changing the category', () => {
  test('shows the loader for 50 ms, then its words', async () => {
    const app = await openWith(greek)
    vi.useFakeTimers()
    await app.goTo('/categories?category=Greek+root')
    await act(() => vi.advanceTimersByTimeAsync(49))
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    expect(screen.queryByRole('feed')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('feed')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Greek root' })).toBeTruthy()
  })

  test('twice in a row ends at the last one', async () => {
    await freshVisitor()
    libraryOf(greek)
    await loadWords()
    toggleWordMark('favorite', 'w2')
    const app = await openFeed('/categories')
    vi.useFakeTimers()
    await app.goTo('/categories?category=Greek+root')
    await act(() => vi.advanceTimersByTimeAsync(20))
    await app.goTo('/categories?category=Favorites')
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(card()).toBe('w2')
    swipe()
    expect(card()).toBe('w2')
  })
})

describe('a category that is sold', () => {
  async function closeOffer() {
    const offer = await screen.findByRole('dialog', { name: 'Go Premium' })
    await userEvent.click(within(offer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  test('shows the offer instead of its words, and the way back', async () => {
    const app = await openWith(greek, '/categories?category=Verbs')
    expect(await screen.findByRole('dialog', { name: 'Go Premium' })).toBeTruthy()
    expect(app.search()).toEqual({ category: 'Verbs', subscription: true })
    await closeOffer()
    expect(app.search()).toEqual({ category: 'Verbs' })
    expect(screen.queryByRole('feed')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Back to all words' }))
    expect(await screen.findByRole('feed')).toBeTruthy()
  })

  test('opened with the offer in its address closes with one tap too', async () => {
    const app = await openWith(greek, '/categories?category=Verbs&subscription=true')
    await closeOffer()
    expect(app.search()).toEqual({ category: 'Verbs' })
  })
})

describe('coming back to a word', () => {
  test('a return key leads to it and leaves the address, no step added to the history', async () => {
    const app = await openWith(someWords(20), '/categories')
    swipe(7)
    const wanted = card()
    app.close()
    const again = await openFeed(`/categories?returnKey=${wanted}-0-7`)
    await waitFor(() => expect(again.address()).toBe('/categories'))
    expect(card()).toBe(wanted)
    expect(again.entries()).toBe(app.entries())
  })

  test('the word last on screen is there again after other screens', async () => {
    const app = await openWith()
    swipe(13)
    const word = card()
    await app.goTo('/word-details?word=w1')
    await screen.findByRole('heading', { name: 'Meaning' })
    await app.back()
    await screen.findByRole('feed')
    expect(card()).toBe(word)
  })
})
