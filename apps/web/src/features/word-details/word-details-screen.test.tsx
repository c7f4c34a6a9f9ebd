import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localDay } from '@verbena/core/base/day'
import { isMarked } from '@verbena/core/learner/marks'
import { anyWord } from '@verbena/core/words/any-word'
import { loadLevel, loadStart } from '@verbena/words/load-level'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeSharing } from '../../../test/fake-sharing'
import { deviceVoice, fakeSpeech } from '../../../test/fake-speech'
import { card, freshVisitor, openFeed, swipe } from '../../../test/open-feed'
import { libraryOf, someWords } from '../../../test/some-words'
import { useLearnerStore } from '../../state/learner/learner-store'
import { loadWords, readWordsFrom } from '../../state/words'

const bank = anyWord({
  id: 'bank-verb',
  word: 'bank',
  pronunciation: 'BANGK',
  ipa: '/bæŋk/',
  partOfSpeech: 'verb',
  definition: 'to put money somewhere safe',
  example: 'She banked the money on Monday.',
  exampleForm: 'banked',
  difficulty: 'advanced',
  categories: ['business', 'french-root'],
  synonyms: ['deposit', 'stash', 'save'],
  antonyms: ['Spend', 'lose'],
  origin: 'From French banque, a bench.',
})
const library = [
  bank,
  anyWord({ id: 'deposit', word: 'deposit', partOfSpeech: 'verb', difficulty: 'beginner', synonyms: ['bank'], antonyms: [] }),
  anyWord({ id: 'stash-noun', word: 'stash', partOfSpeech: 'noun' }),
  anyWord({ id: 'spend', word: 'spend', partOfSpeech: 'verb', difficulty: 'intermediate', synonyms: [], antonyms: [] }),
  ...someWords(12),
]

async function openWith(...addresses: string[]) {
  await freshVisitor()
  libraryOf(library)
  await loadWords()
  return openFeed(...addresses)
}

const openBank = () => openWith('/word-details?word=bank-verb')
const section = (title: string) => screen.getByRole('heading', { name: title }).parentElement ?? document.body
const record = () => useLearnerStore.getState()

test('a word whose level is here opens although the other levels cannot be had, its related words without links', async () => {
  await freshVisitor()
  readWordsFrom(async (level) => {
    if (level !== 'advanced') throw new Error('no network')
    return library.filter((word) => word.difficulty === level)
  })
  onTestFinished(() => readWordsFrom(loadLevel, loadStart))
  await loadWords(['advanced'])
  await openFeed('/word-details?word=bank-verb')
  expect(screen.getByRole('heading', { name: 'bank', level: 1 })).toBeTruthy()
  expect(within(section('Synonyms')).getByText('deposit').closest('a')).toBeNull()
})

describe('everything we know of a word', () => {
  test('is on its page', async () => {
    await openBank()
    expect(screen.getByRole('heading', { name: 'bank', level: 1 })).toBeTruthy()
    for (const text of ['BANGK', '/bæŋk/', 'verb', 'Advanced']) expect(screen.getByText(text)).toBeTruthy()
    expect(section('Meaning').textContent).toContain('to put money somewhere safe')
    expect(section('In a sentence').textContent).toContain('“She banked the money on Monday.”')
    expect(within(section('In a sentence')).getByText('banked')).toBeTruthy()
    expect(section('Where it comes from').textContent).toContain('From French banque, a bench.')
    expect(
      within(section('Topics'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Business', 'French root'])
  })

  test('has no empty parts', async () => {
    await openWith('/word-details?word=spend')
    for (const title of ['Synonyms', 'Antonyms', 'Where it comes from']) expect(screen.queryByRole('heading', { name: title })).toBeNull()
  })

  test('is found by the spelling too', async () => {
    await openWith('/word-details?word=Bank')
    expect(await screen.findByRole('heading', { name: 'bank' })).toBeTruthy()
  })
})

describe('words that mean the same or the opposite', () => {
  test('open where the library has them as the same part of speech', async () => {
    await openBank()
    const links = (title: string) =>
      within(section(title))
        .queryAllByRole('link')
        .map((link) => link.textContent)
    const all = (title: string) =>
      within(section(title))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(all('Synonyms')).toEqual(['deposit', 'stash', 'save'])
    expect(links('Synonyms')).toEqual(['deposit'])
    expect(all('Antonyms')).toEqual(['Spend', 'lose'])
    expect(links('Antonyms')).toEqual(['Spend'])
  })

  test('lead on from word to word, and back the same way', async () => {
    const app = await openBank()
    await userEvent.click(screen.getByRole('link', { name: 'deposit' }))
    expect(await screen.findByRole('heading', { name: 'deposit', level: 1 })).toBeTruthy()
    expect(app.search()).toEqual({ word: 'deposit' })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'bank', level: 1 })).toBeTruthy()
  })
})

describe('what can be done with a word', () => {
  test('mark it as learned, which makes today a day of learning, and take it back', async () => {
    await openBank()
    await userEvent.click(screen.getByRole('button', { name: 'Mark as learned' }))
    expect(screen.getByText('Marked as learned')).toBeTruthy()
    expect(isMarked(record(), 'learned', 'bank-verb')).toBe(true)
    expect(record().days.learned).toEqual([localDay(new Date())])
    expect(screen.getByRole('button', { name: 'Learned', pressed: true })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Learned' }))
    expect(screen.getByText('Back among the words you are learning')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Mark as learned', pressed: false })).toBeTruthy()
  })

  test('favorite and save it', async () => {
    await openBank()
    await userEvent.click(screen.getByRole('button', { name: 'Favorite' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Added to favorites')).toBeTruthy()
    expect(screen.getByText('Word saved!')).toBeTruthy()
    expect(isMarked(record(), 'favorite', 'bank-verb') && isMarked(record(), 'saved', 'bank-verb')).toBe(true)
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2)
  })

  test('say and share it', async () => {
    const speech = fakeSpeech([deviceVoice('Samantha', 'en-US')])
    const { shared } = fakeSharing({ native: 'ok', clipboard: 'ok' })
    await openBank()
    await userEvent.click(screen.getByRole('button', { name: 'Pronounce' }))
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    await vi.waitFor(() => expect(speech.said).toMatchObject([{ text: 'bank' }]))
    expect(shared).toMatchObject([{ url: `${window.location.origin}/word-details?word=bank-verb` }])
  })
})

describe('Back', () => {
  test('leads to the feed at the same word', async () => {
    await openWith('/categories')
    swipe(5)
    const word = card()
    await userEvent.click(within(screen.getByRole('article', { name: word })).getByRole('button', { name: 'Details' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
    await screen.findByRole('feed')
    expect(card()).toBe(word)
  })

  test('of a link opened by itself leads to the feed at that word', async () => {
    const app = await openWith('/word-details?word=w7&returnKey=w7-0-3')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('feed')
    expect(card()).toBe('w7')
    expect(app.address()).toBe('/categories')
  })

  test('of a link without a place leads to the feed', async () => {
    const app = await openBank()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('feed')).toBeTruthy()
    expect(app.address()).toBe('/categories')
  })
})

describe('no word to show', () => {
  test.each([
    '/word-details',
    '/word-details?word=',
    '/word-details?word=zyzzyva',
    '/word-details?word[]=bank-verb',
    '/word-details?word=__proto__',
  ])('at %s there is a sentence and a way back', async (address) => {
    const app = await openWith(address)
    expect(await screen.findByRole('heading', { name: 'We don’t know this word yet' })).toBeTruthy()
    expect(screen.getByText('The link may be old, or the word may have been renamed.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back to all words' }))
    expect(app.address()).toBe('/categories')
  })

  test('while the library is on its way a loader waits', async () => {
    await freshVisitor()
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    libraryOf(library, () => arrived)
    await openFeed('/word-details?word=bank-verb')
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    await act(async () => arrive())
    expect(await screen.findByRole('heading', { name: 'bank' })).toBeTruthy()
  })

  test('a library that could not be had can be asked for again', async () => {
    await freshVisitor()
    let isOffline = true
    libraryOf(library, () => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve()))
    await openFeed('/word-details?word=bank-verb')
    expect(await screen.findByRole('heading', { name: 'The word could not be loaded' })).toBeTruthy()
    expect(screen.getByText('Check your connection and try again.')).toBeTruthy()
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'bank' })).toBeTruthy()
  })
})
