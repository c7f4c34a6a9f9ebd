import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anyWord } from '@verbena/core/words/any-word'
import { describe, expect, test, vi } from 'vitest'
import { fakeSharing } from '../../../test/fake-sharing'
import { deviceVoice, fakeSpeech } from '../../../test/fake-speech'
import { freshVisitor } from '../../../test/open-feed'
import { openSheet } from '../../../test/open-sheet'
import { WordCard } from './word-card'

const word = anyWord({
  id: 'bank-verb',
  word: 'bank',
  pronunciation: 'BANGK',
  partOfSpeech: 'verb',
  definition: 'to put money somewhere safe',
  example: 'She banked the money on Monday.',
  exampleForm: 'banked',
})

async function showCard() {
  await freshVisitor()
  return openSheet('/categories', <WordCard word={word} uniqueKey="bank-verb-0-4" position={4} total={30} />)
}

describe('a word card', () => {
  test('is an article in its place, named by its word, which is its heading', async () => {
    await showCard()
    const article = screen.getByRole('article', { name: 'bank' })
    expect(article.getAttribute('aria-posinset')).toBe('5')
    expect(article.getAttribute('aria-setsize')).toBe('30')
    expect(screen.getByRole('heading', { name: 'bank', level: 2 })).toBeTruthy()
  })

  test('shows what is needed to learn the word', async () => {
    await showCard()
    for (const text of ['BANGK', 'verb', 'to put money somewhere safe', 'banked']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('article').textContent).toContain('“She banked the money on Monday.”')
  })

  test('can be acted on by name', async () => {
    await showCard()
    const names = screen.getAllByRole('button').map((button) => [button.getAttribute('aria-label'), button.ariaPressed])
    expect(names).toEqual([
      ['Pronounce', null],
      ['Details', null],
      ['Share', null],
      ['Favorite', 'false'],
      ['Save', 'false'],
    ])
  })

  test('leads to the word’s page, with the way back in the address', async () => {
    const app = await showCard()
    await userEvent.click(screen.getByRole('button', { name: 'Details' }))
    expect(app.path()).toBe('/word-details')
    expect(app.search()).toEqual({ word: 'bank-verb', returnKey: 'bank-verb-0-4' })
  })

  test('says and shares its word', async () => {
    const speech = fakeSpeech([deviceVoice('Samantha', 'en-US')])
    const { shared } = fakeSharing({ native: 'ok', clipboard: 'ok' })
    await showCard()
    await userEvent.click(screen.getByRole('button', { name: 'Pronounce' }))
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    await vi.waitFor(() => expect(speech.said).toMatchObject([{ text: 'bank' }]))
    expect(shared).toMatchObject([{ title: 'bank' }])
  })
})
