import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { deviceVoice, fakeSpeech } from '../../../test/fake-speech'
import { card, freshVisitor, openFeed, page } from '../../../test/open-feed'
import { libraryOf, someWords } from '../../../test/some-words'
import { saveSettings } from '../../state/learner/use-learner'
import { loadWords } from '../../state/words'

async function openWith(address = '/categories') {
  await freshVisitor()
  libraryOf(someWords(30))
  await loadWords()
  return openFeed(address)
}

const press = (keys: string) => userEvent.keyboard(keys)
const pressed = (name: string) => page().getByRole('button', { name }).ariaPressed

describe('moving', () => {
  test.each(['{ArrowDown}', '{PageDown}', ' '])('%j goes to the next word', async (key) => {
    await openWith()
    await press(key)
    expect(page().getByRole('article').getAttribute('aria-posinset')).toBe('2')
  })

  test.each(['{ArrowUp}', '{PageUp}'])('%j goes back', async (key) => {
    await openWith()
    const first = card()
    await press('{ArrowDown}')
    await press(key)
    expect(card()).toBe(first)
    await press(key)
    expect(card()).toBe(first)
  })
})

describe('the word on screen', () => {
  test('is marked by F and S, and again taken out', async () => {
    await openWith()
    await press('f')
    expect([pressed('Favorite'), pressed('Save')]).toEqual(['true', 'false'])
    expect(screen.getByText('Added to favorites')).toBeTruthy()
    await press('S')
    expect(pressed('Save')).toBe('true')
    await press('f')
    expect(pressed('Favorite')).toBe('false')
  })

  test('is the one that was moved to', async () => {
    await openWith()
    await press('{ArrowDown}f')
    expect(pressed('Favorite')).toBe('true')
    await press('{ArrowUp}')
    expect(pressed('Favorite')).toBe('false')
  })

  test('is said by P', async () => {
    const device = fakeSpeech([deviceVoice('Samantha', 'en-US')])
    await openWith()
    await press('p')
    await vi.waitFor(() => expect(device.said).toMatchObject([{ text: card() }]))
  })

  test('is shown in full by D, and back leads to it', async () => {
    const app = await openWith()
    await press('{ArrowDown}')
    const word = card()
    await press('d')
    expect(app.search()).toEqual({ word, returnKey: `${word}-0-1` })
    await screen.findByRole('heading', { name: 'Meaning' })
    await app.back()
    await screen.findByRole('feed')
    expect(card()).toBe(word)
  })

  test('is none while the offer is on screen', async () => {
    await openWith()
    for (let i = 0; i < 10; i++) await press(' ')
    await press('fsd')
    await waitFor(() => expect(card()).toBe('Unlock Premium Features'))
    expect(screen.queryByText('Added to favorites')).toBeNull()
  })
})

describe('the list of keys', () => {
  test('opens by ? and names what every key does', async () => {
    await openWith()
    await press('?')
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(list.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      'Next word',
      'Previous word',
      'Show a hidden meaning',
      'Not yet, Knew it',
      'Favorite',
      'Save',
      'Pronounce',
      'Details',
      'This list',
    ])
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('f')
    expect(pressed('Favorite')).toBe('true')
  })

  test('has the keys for itself while it is open', async () => {
    await openWith()
    await press('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await press('f')
    expect(screen.queryByText('Added to favorites')).toBeNull()
  })
})

describe('without letter keys', () => {
  test('letters do nothing, while arrows and the space bar still turn pages', async () => {
    await openWith()
    saveSettings({ letterKeys: false })
    await press('fs?')
    expect(screen.queryByText('Added to favorites')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('{ArrowDown} ')
    expect(page().getByRole('article').getAttribute('aria-posinset')).toBe('3')
  })
})

describe('the keys belong to someone else', () => {
  test('while a sheet is open', async () => {
    await openWith('/categories?explore=true')
    await screen.findByRole('dialog', { name: 'Explore' })
    await press('fs')
    expect(screen.queryByText('Added to favorites')).toBeNull()
  })

  test.each([
    ['a field', () => document.createElement('input')],
    ['a text', () => document.createElement('textarea')],
    ['an editable part', () => Object.assign(document.createElement('div'), { tabIndex: 0 })],
  ])('while someone types into %s', async (_, create) => {
    await openWith()
    const field = document.body.appendChild(create())
    if (field instanceof HTMLDivElement) field.setAttribute('contenteditable', 'true')
    field.focus()
    await press('fs ')
    field.remove()
    expect(screen.queryByText('Added to favorites')).toBeNull()
    expect(page().getByRole('article').getAttribute('aria-posinset')).toBe('1')
  })

  test('with a modifier, which is the browser’s own', async () => {
    await openWith()
    await press('{Control>}f{/Control}{Meta>}s{/Meta}{Alt>}d{/Alt}')
    expect(screen.queryByText('Added to favorites')).toBeNull()
    expect(screen.getByRole('feed')).toBeTruthy()
  })

  test('as the space bar does to a focused button, which it presses', async () => {
    await openWith()
    page().getByRole('button', { name: 'Save' }).focus()
    await press(' ')
    expect(pressed('Save')).toBe('true')
    expect(page().getByRole('article').getAttribute('aria-posinset')).toBe('1')
  })
})
