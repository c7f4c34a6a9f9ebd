import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { freshVisitor, openFeed } from '../../../test/open-feed'
import { annWithOwnData } from '../../../test/own-data'
import { libraryOf, someWords } from '../../../test/some-words'
import { loadWords } from '../../state/words'

async function prepare() {
  await freshVisitor()
  libraryOf(someWords(3))
  await loadWords()
  const server = await annWithOwnData()
  server.haveWords(2)
  return server
}

const openPicker = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add to a collection' }))
  return within(await screen.findByRole('dialog', { name: 'Add to a collection' }))
}

describe('the page of an own word', () => {
  test('says what its owner wrote, and nothing that only the library knows', async () => {
    const server = await prepare()
    await openFeed(`/word-details?word=own-${server.words[1]?.id}`)
    expect(await screen.findByRole('heading', { name: 'word 2', level: 1 })).toBeTruthy()
    for (const text of ['noun', 'Your own word', 'meaning 2', 'Other']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'In a sentence' })).toBeTruthy()
    for (const text of ['Intermediate', 'Everyday English', 'Something wrong here?']) expect(screen.queryByText(text)).toBeNull()
  })

  test('has no empty example', async () => {
    const server = await prepare()
    await openFeed(`/word-details?word=own-${server.words[0]?.id}`)
    await screen.findByRole('heading', { name: 'word 1', level: 1 })
    expect(screen.queryByRole('heading', { name: 'In a sentence' })).toBeNull()
  })

  test('of somebody else, or deleted, is no word', async () => {
    await prepare()
    await openFeed('/word-details?word=own-4b0e7a52-6f6c-4c9c-9a52-3f0f3c5f1c11')
    expect(await screen.findByRole('heading', { name: 'We don’t know this word yet' })).toBeTruthy()
  })
})

describe('adding a word to a collection', () => {
  test('asks a visitor to sign in', async () => {
    await freshVisitor()
    libraryOf(someWords(3))
    await loadWords()
    const app = await openFeed('/word-details?word=w1')
    const dialog = await openPicker()
    expect(dialog.getByText('Please sign in to create and manage collections')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(app.path()).toBe('/auth'))
  })

  test('shows which hold it, and a tick puts it in or takes it out', async () => {
    const server = await prepare()
    const exam = server.haveCollection('Exam', ['w1'])
    const sea = server.haveCollection('Sea')
    await openFeed('/word-details?word=w1')
    const dialog = await openPicker()
    expect(await dialog.findByRole('checkbox', { name: 'Exam', checked: true })).toBeTruthy()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sea', checked: false }))
    expect(dialog.getByRole('checkbox', { name: 'Sea', checked: true })).toBeTruthy()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Exam' }))
    await waitFor(() => expect([server.wordsIn(exam), server.wordsIn(sea)]).toEqual([[], ['w1']]))
  })

  test('makes a new one for it', async () => {
    const server = await prepare()
    await openFeed('/word-details?word=w1')
    const dialog = await openPicker()
    await userEvent.click(await dialog.findByRole('button', { name: 'New collection' }))
    const form = within(await screen.findByRole('dialog', { name: 'New collection' }))
    await userEvent.type(form.getByLabelText('Name'), 'Sea')
    await userEvent.click(form.getByRole('button', { name: 'Create collection' }))
    expect(await screen.findByText('Collection created successfully')).toBeTruthy()
    expect(await dialog.findByRole('checkbox', { name: 'Sea', checked: true })).toBeTruthy()
    expect(server.wordsIn(server.collections[0]?.id ?? '')).toEqual(['w1'])
  })
})
