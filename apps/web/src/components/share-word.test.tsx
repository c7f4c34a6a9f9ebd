import { act, render, screen } from '@testing-library/react'
import { anyWord } from '@verbena/core/words/any-word'
import { expect, test } from 'vitest'
import { fakeSharing } from '../../test/fake-sharing'
import { Toaster } from '../ui/toaster'
import { shareWord } from './share-word'

async function shareOn(ways: Parameters<typeof fakeSharing>[0]) {
  const device = fakeSharing(ways)
  render(<Toaster />)
  await act(() => shareWord(anyWord({ id: 'bank-noun', word: 'bank', definition: 'the side of a river' })))
  return { ...device, message: screen.getByRole('region', { name: 'Notifications' }).textContent }
}

test('a shared word carries its meaning and a link to its page', async () => {
  const { shared, message } = await shareOn({ native: 'ok', clipboard: 'ok' })
  const url = `${window.location.origin}/word-details?word=bank-noun`
  expect(shared).toEqual([{ title: 'bank', text: 'bank: the side of a river', url }])
  expect(message).toBe('Shared successfully!')
})

test('changing one’s mind is no news', async () => {
  expect((await shareOn({ native: 'AbortError', clipboard: 'ok' })).message).toBe('')
})

test('a word that went to the clipboard says so', async () => {
  expect((await shareOn({ native: 'NotAllowedError', clipboard: 'ok' })).message).toBe('Word copied to clipboard!')
})

test('a word that could go nowhere says so', async () => {
  const { message } = await shareOn({ native: 'missing', clipboard: 'refused' })
  expect(message).toBe('Share failedUnable to share or copy to clipboard')
})
