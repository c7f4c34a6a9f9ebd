import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { freshVisitor, openFeed } from '../../test/open-feed'
import { libraryOf, someWords } from '../../test/some-words'
import { loadWords } from '../state/words'

async function openWith(...addresses: string[]) {
  await freshVisitor()
  libraryOf([...someWords(6), ...someWords(3, { difficulty: 'beginner', categories: ['greek-root'] })])
  await loadWords()
  return openFeed(...addresses)
}

const dialog = (name: string) => screen.findByRole('dialog', { name })
const nothingOpen = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const onlyOpen = (name: string) =>
  waitFor(() => expect(screen.getAllByRole('dialog').map((each) => each.ariaLabel ?? titleOf(each))).toEqual([name]))

function titleOf(element: Element) {
  return document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent
}

async function press(button: 'Close' | 'Back', title: string) {
  await userEvent.click(within(await dialog(title)).getByRole('button', { name: button }))
}

describe('a flag in the address', () => {
  test.each([
    ['explore', 'Explore'],
    ['practice', 'Practice'],
    ['profile', 'Your Profile'],
    ['settings', 'Settings'],
    ['subscription', 'Go Premium'],
  ])('%s opens %s, and its button takes the flag away', async (flag, title) => {
    const app = await openWith(`/categories?category=Greek+root&${flag}=true`)
    await press('Close', title)
    await nothingOpen()
    expect(app.search()).toEqual({ category: 'Greek root' })
  })

  test('is taken away by Escape too, no step added to the history', async () => {
    const app = await openWith('/categories?practice=true')
    const entries = app.entries()
    await dialog('Practice')
    await userEvent.keyboard('{Escape}')
    await nothingOpen()
    expect(app.address()).toBe('/categories')
    expect(app.entries()).toBe(entries)
  })

  test.each(['explore=maybe', 'explore=TRUE', 'explore=', 'explore[]=true', 'sheet=explore', '__proto__=explore'])(
    'that nobody knows opens nothing: %s',
    async (query) => {
      await openWith(`/categories?${query}`)
      expect(screen.getByRole('feed')).toBeTruthy()
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  test('means nothing on another page', async () => {
    await openWith('/word-details?word=w1&explore=true')
    expect(screen.getByRole('heading', { name: 'Meaning' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a sheet opened from the feed', () => {
  test('is closed by going back, and the feed is as it was', async () => {
    const app = await openWith('/categories')
    await userEvent.click(screen.getByRole('button', { name: 'Explore' }))
    await dialog('Explore')
    expect(app.search()).toEqual({ explore: true })
    await app.back()
    await nothingOpen()
    expect(app.address()).toBe('/categories')
    expect(screen.getByRole('feed')).toBeTruthy()
  })

  test('leaves no step behind when its button closes it', async () => {
    const app = await openWith('/word-details?word=w1', '/categories')
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
    await press('Close', 'Settings')
    await nothingOpen()
    await app.back()
    expect(await screen.findByRole('heading', { name: 'Meaning' })).toBeTruthy()
  })

  test('closes first and then goes where it was told to', async () => {
    const app = await openWith('/categories')
    await userEvent.click(screen.getByRole('button', { name: 'Explore' }))
    await userEvent.click(within(await dialog('Explore')).getByRole('button', { name: /^Greek root/ }))
    await nothingOpen()
    await waitFor(() => expect(app.search()).toEqual({ category: 'Greek root' }))
    expect(await screen.findByRole('heading', { name: 'Greek root' })).toBeTruthy()
  })
})

describe('several flags', () => {
  test('stand in each other, the offer over what it was met in', async () => {
    const app = await openWith('/categories?explore=true&subscription=true')
    await press('Close', 'Go Premium')
    await onlyOpen('Explore')
    expect(app.search()).toEqual({ explore: true })
    await press('Close', 'Explore')
    await nothingOpen()
    expect(app.address()).toBe('/categories')
  })

  test('are taken back one by one by going back', async () => {
    const app = await openWith('/categories')
    await userEvent.click(screen.getByRole('button', { name: 'Explore' }))
    await userEvent.click(within(await dialog('Explore')).getByRole('button', { name: /^Verbs.*locked$/ }))
    await dialog('Go Premium')
    expect(app.search()).toEqual({ explore: true, subscription: true })
    await app.back()
    await onlyOpen('Explore')
    await app.back()
    await nothingOpen()
  })

  test('collections are a page of the profile', async () => {
    const app = await openWith('/categories?profile=true&collections=true')
    await press('Back', 'Collections')
    await onlyOpen('Your Profile')
    expect(app.search()).toEqual({ profile: true })
  })
})
