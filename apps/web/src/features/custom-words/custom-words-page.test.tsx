import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Plan } from '@verbena/core/subscription/plan'
import { describe, expect, test, vi } from 'vitest'
import { troubles } from '../../../test/fake-server'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { annId, annWithOwnData } from '../../../test/own-data'
import { queryClient } from '../../state/query-client'
import { signOut } from '../../state/session/live-session'
import { OwnWords } from './custom-words-page'

async function openOwnWords({ plan = 'yearly', words = 0 }: { plan?: Plan | null; words?: number } = {}) {
  await asVisitor()
  const server = await annWithOwnData()
  server.haveWords(words)
  const app = await openSheet('/categories', <OwnWords userId={annId} plan={plan} />)
  return { server, app }
}

async function fill({ word = 'hygge', definition = 'a cosy mood', part = 'noun', category = 'Travel', example = '' } = {}) {
  await userEvent.type(screen.getByLabelText('Word'), word || '{Backspace}')
  await userEvent.type(screen.getByLabelText('Definition'), definition || '{Backspace}')
  if (example) await userEvent.type(screen.getByLabelText('Example (optional)'), example)
  if (part) await userEvent.selectOptions(screen.getByLabelText('Part of speech'), part)
  if (category) await userEvent.selectOptions(screen.getByLabelText('Category'), category)
}

const addWord = () => userEvent.click(screen.getByRole('button', { name: 'Add word' }))
const listed = () => screen.queryAllByRole('article').map((entry) => within(entry).getByRole('link').textContent)

describe('a visitor', () => {
  // the first test fetches every part of the profile
  test('is asked to sign in, and led there', { timeout: 20_000 }, async () => {
    await asVisitor()
    const app = await openSheet('/categories?profile=true&page=own-words')
    const page = within(await sheet('Your Own Words'))
    expect(await page.findByText('Please sign in to add and view your custom words')).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(app.path()).toBe('/auth'))
  })
})

describe('adding a word', () => {
  test.each([
    [{ word: '' }, 'Word is required'],
    [{ definition: '' }, 'Definition is required'],
    [{ part: '' }, 'Please select a part of speech'],
    [{ category: '' }, 'Please select a category'],
    [{ word: '', definition: '', part: '', category: '' }, 'Word is required'],
  ])('without %j tells only the first rule that is broken: %s', async (missing, message) => {
    const { server } = await openOwnWords()
    await screen.findByText('No words of your own yet')
    await fill(missing)
    await addWord()
    const notice = within(screen.getByRole('region', { name: 'Notifications' }))
    expect(notice.getByText('Validation Error')).toBeTruthy()
    expect(notice.getByText(message)).toBeTruthy()
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  test('the fields take no more than may be sent', async () => {
    await openOwnWords()
    const limit = (label: string) => screen.getByLabelText<HTMLInputElement>(label).maxLength
    expect(['Word', 'Definition', 'Example (optional)'].map(limit)).toEqual([100, 500, 500])
  })

  test('puts it first in the list and empties the form', async () => {
    const { server } = await openOwnWords({ words: 2 })
    await screen.findByText('2 words')
    await fill({ example: 'So much hygge.' })
    await addWord()
    expect(await screen.findByText('Success! Your custom word has been added')).toBeTruthy()
    expect(listed()).toEqual(['hygge', 'word 2', 'word 1'])
    expect(screen.getByLabelText<HTMLInputElement>('Word').value).toBe('')
    expect(server.words.at(-1)).toMatchObject({ word: 'hygge', example: 'So much hygge.', part_of_speech: 'noun', category: 'Travel' })
  })

  test('shows it before the server has answered, once however often the button is pressed', async () => {
    const { server } = await openOwnWords()
    await screen.findByText('No words of your own yet')
    let answer = () => {}
    server.breakWith(async () => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      throw new TypeError('Failed to fetch')
    })
    await fill()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add word' }))
    expect(listed()).toEqual(['hygge'])
    expect(server.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
    server.repair()
    answer()
    expect(await screen.findByText('Success! Your custom word has been added')).toBeTruthy()
    expect(server.words).toHaveLength(1)
  })

  test('that fails takes it back, says so and keeps what was typed', async () => {
    const { server } = await openOwnWords()
    await screen.findByText('No words of your own yet')
    server.breakWith(troubles.crashed)
    await fill()
    await addWord()
    expect(await screen.findByText('Failed to add custom word. Please try again.')).toBeTruthy()
    expect(screen.getByText('Error')).toBeTruthy()
    expect(listed()).toEqual([])
    server.repair()
    await addWord()
    await screen.findByText('Success! Your custom word has been added')
    expect(server.words.map(({ word }) => word)).toEqual(['hygge'])
  })

  test('whose answer was lost is sent again and stays one word', async () => {
    const { server } = await openOwnWords()
    await screen.findByText('No words of your own yet')
    server.loseOneAnswer()
    await fill()
    await addWord()
    expect(await screen.findByText('Success! Your custom word has been added')).toBeTruthy()
    expect(server.words).toHaveLength(1)
    expect(listed()).toEqual(['hygge'])
  })

  test('after the session has ended asks to sign in', async () => {
    const { server } = await openOwnWords()
    await screen.findByText('No words of your own yet')
    server.breakWith(async () => new Response(JSON.stringify({ error: { code: 'unauthorized', message: '' } }), { status: 401 }))
    await fill()
    await addWord()
    expect(await screen.findByText('Authentication required')).toBeTruthy()
    expect(screen.getByText('Please sign in to add custom words')).toBeTruthy()
  })

  test('that the server keeps for subscribers opens the offer', async () => {
    const { server } = await openOwnWords()
    await screen.findByText('No words of your own yet')
    server.access.isPremium = false
    await fill()
    await addWord()
    await sheet('Go Premium')
  })
})

describe('the list', () => {
  test('shows the newest first with everything they say', async () => {
    await openOwnWords({ words: 2 })
    const [newest] = await screen.findAllByRole('article')
    expect(newest?.textContent).toContain('word 2')
    for (const text of ['noun', 'meaning 2', '“Say word 2 aloud.”', 'Other']) expect(newest?.textContent).toContain(text)
  })

  test('is searched by word, definition and category', async () => {
    await openOwnWords({ words: 30 })
    await userEvent.type(await screen.findByLabelText('Search your words'), 'MEANING 17')
    await waitFor(() => expect(listed()).toEqual(['word 17']))
    await userEvent.clear(screen.getByLabelText('Search your words'))
    await userEvent.type(screen.getByLabelText('Search your words'), 'zzz')
    expect(await screen.findByText('No words found matching "zzz"')).toBeTruthy()
  })

  test('of a thousand comes in pages and is drawn in parts', async () => {
    const { server } = await openOwnWords({ words: 1150 })
    expect(await screen.findByText('1,150 words')).toBeTruthy()
    expect(server.calls.filter((call) => call.startsWith('GET /api/custom-words?'))).toHaveLength(3)
    expect(listed()).toHaveLength(40)
    await userEvent.click(screen.getByRole('button', { name: 'Show more words' }))
    expect(listed()).toHaveLength(80)
  })

  test('deletes at once, and Undo brings the word back to its place', async () => {
    const { server } = await openOwnWords({ words: 3 })
    await screen.findByText('3 words')
    await userEvent.click(screen.getByRole('button', { name: 'Delete word 2' }))
    expect(listed()).toEqual(['word 3', 'word 1'])
    await waitFor(() => expect(server.words.filter(({ isDeleted }) => isDeleted)).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(listed()).toEqual(['word 3', 'word 2', 'word 1']))
    await waitFor(() => expect(server.words.some(({ isDeleted }) => isDeleted)).toBe(false))
  })

  test('a word that could not be deleted is there again', async () => {
    const { server } = await openOwnWords({ words: 2 })
    await screen.findByText('2 words')
    server.breakWith(troubles.crashed)
    await userEvent.click(screen.getByRole('button', { name: 'Delete word 2' }))
    expect(await screen.findByText('Failed to delete custom word. Please try again.')).toBeTruthy()
    expect(listed()).toEqual(['word 2', 'word 1'])
  })

  test('edits in place', async () => {
    const { server } = await openOwnWords({ words: 2 })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit word 1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit word' }))
    await userEvent.clear(dialog.getByLabelText('Word'))
    await userEvent.type(dialog.getByLabelText('Word'), 'lagom')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Word changed')).toBeTruthy()
    expect(listed()).toEqual(['word 2', 'lagom'])
    expect(server.words[0]).toMatchObject({ word: 'lagom', definition: 'meaning 1' })
  })

  test('that cannot be had says so and can be asked for again', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await asVisitor()
    const server = await annWithOwnData()
    server.haveWords(1)
    server.breakWith(troubles.crashed)
    await openSheet('/categories', <OwnWords userId={annId} plan="yearly" />)
    expect(await screen.findByRole('heading', { name: 'Your words could not be loaded' })).toBeTruthy()
    expect(warnings).toHaveBeenCalledOnce()
    server.repair()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 word')).toBeTruthy()
  })

  test('follows what another tab does', async () => {
    const { server } = await openOwnWords({ words: 1 })
    await screen.findByText('1 word')
    server.haveWords(1)
    const otherTab = new BroadcastChannel('verbena-own-data')
    otherTab.postMessage('custom-words')
    expect(await screen.findByText('2 words')).toBeTruthy()
    otherTab.close()
  })
})

test('signing out leaves nothing of the words behind', async () => {
  await openOwnWords({ words: 2 })
  await screen.findByText('2 words')
  await act(signOut)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

describe('without a subscription', () => {
  test('adding leads to the offer', async () => {
    await openOwnWords({ plan: null })
    expect(screen.queryByRole('button', { name: 'Add word' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Premium' }))
    await sheet('Go Premium')
  })

  test('words that are there stay readable and can be exported and deleted, but not changed', async () => {
    await openOwnWords({ plan: null, words: 2 })
    await waitFor(() => expect(listed()).toEqual(['word 2', 'word 1']))
    expect(screen.queryByRole('button', { name: 'Edit word 1' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Delete word 2' }))
    expect(listed()).toEqual(['word 1'])
  })
})
