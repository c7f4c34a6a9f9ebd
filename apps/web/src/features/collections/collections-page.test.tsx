import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { troubles } from '../../../test/fake-server'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { annWithOwnData } from '../../../test/own-data'

async function openCollections(prepare: (server: Awaited<ReturnType<typeof annWithOwnData>>) => void = () => undefined) {
  await asVisitor()
  const server = await annWithOwnData()
  prepare(server)
  const app = await openSheet('/categories?profile=true&collections=true')
  const page = within(await sheet('Collections'))
  await page.findByRole('button', { name: 'New collection' })
  const listed = () => page.queryAllByRole('article').map((entry) => entry.textContent)
  return { server, app, page, listed }
}

async function create(name: string, description = '', press: (button: Element) => Promise<void> = userEvent.click) {
  await userEvent.click(screen.getByRole('button', { name: 'New collection' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New collection' }))
  if (name) await userEvent.type(dialog.getByLabelText('Name'), name)
  if (description) await userEvent.type(dialog.getByLabelText('Description (optional)'), description)
  await press(dialog.getByRole('button', { name: 'Create collection' }))
}

async function remove(name: string, answer: 'Delete' | 'Cancel') {
  await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete collection' }))
  expect(dialog.getByText('Are you sure you want to delete this collection?')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: answer }))
}

// the first test fetches every part of the profile
test('a visitor is asked to sign in, and led there', { timeout: 20_000 }, async () => {
  await asVisitor()
  const app = await openSheet('/categories?profile=true&collections=true')
  const page = within(await sheet('Collections'))
  expect(await page.findByText('Please sign in to create and manage collections')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(app.path()).toBe('/auth'))
})

describe('the list', () => {
  test('shows the newest first with how many words each holds', async () => {
    const { listed } = await openCollections((server) => {
      server.haveCollection('Exam', ['calm'])
      server.haveCollection('Holiday', ['calm', 'joy'])
    })
    expect(listed()).toEqual(['Holiday2 words', 'Exam1 word'])
  })

  test('says when there is nothing in it', async () => {
    const { page } = await openCollections()
    expect(page.getByRole('heading', { name: 'No collections yet' })).toBeTruthy()
  })

  test('of a thousand is drawn in parts', async () => {
    const { listed } = await openCollections((server) => {
      for (let i = 0; i < 1000; i++) server.haveCollection(`List ${i}`)
    })
    expect(listed()).toHaveLength(40)
  })

  test('that cannot be had says so and can be asked for again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await asVisitor()
    const server = await annWithOwnData()
    server.haveCollection('Exam')
    server.breakWith(troubles.crashed)
    await openSheet('/categories?profile=true&collections=true')
    expect(await screen.findByText('Failed to load collections')).toBeTruthy()
    expect(screen.getByText('Error')).toBeTruthy()
    server.repair()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Exam')).toBeTruthy()
  })

  test('leads to the page of a collection', async () => {
    const { page } = await openCollections((server) => void server.haveCollection('Exam'))
    expect(page.getByRole('link', { name: 'Exam' }).getAttribute('href')).toMatch(/^\/collection\/[0-9a-f-]{36}$/)
  })
})

describe('creating', () => {
  test('without a name tells why not', async () => {
    const { server } = await openCollections()
    await create('', 'About nothing')
    expect(screen.getAllByText('Validation Error')).toBeTruthy()
    expect(screen.getAllByText('Collection name is required')).toBeTruthy()
    expect(server.collections).toEqual([])
  })

  test('puts the collection first, once however often the button is pressed, an empty description being none', async () => {
    const { server, listed } = await openCollections((ann) => void ann.haveCollection('Exam'))
    await create('Holiday', '', userEvent.dblClick)
    expect(await screen.findByText('Collection created successfully')).toBeTruthy()
    expect(listed()).toEqual(['Holiday0 words', 'Exam0 words'])
    expect(server.collections).toHaveLength(2)
    expect(server.collections[1]).toMatchObject({ name: 'Holiday', description: null })
  })

  test('that fails says so and keeps what was typed', async () => {
    const { server, listed } = await openCollections()
    server.breakWith(troubles.crashed)
    await create('Holiday', 'By the sea')
    expect(await screen.findByText('Failed to create collection')).toBeTruthy()
    expect(listed()).toEqual([])
    const dialog = within(screen.getByRole('dialog', { name: 'New collection' }))
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Description (optional)').value).toBe('By the sea')
    server.repair()
    await userEvent.click(dialog.getByRole('button', { name: 'Create collection' }))
    expect(await screen.findByText('Collection created successfully')).toBeTruthy()
  })

  test('whose answer was lost makes one collection', async () => {
    const { server } = await openCollections()
    server.loseOneAnswer()
    await create('Holiday')
    expect(await screen.findByText('Collection created successfully')).toBeTruthy()
    expect(server.collections).toHaveLength(1)
  })

  test('after the session has ended asks to sign in', async () => {
    const { server } = await openCollections()
    server.breakWith(async () => new Response(JSON.stringify({ error: { code: 'unauthorized', message: '' } }), { status: 401 }))
    await create('Holiday')
    expect(await screen.findByText('Authentication required')).toBeTruthy()
    expect(screen.getByText('Please sign in to create collections')).toBeTruthy()
  })
})

describe('deleting', () => {
  test('asks first, and can be thought over', async () => {
    const { listed } = await openCollections((server) => void server.haveCollection('Exam'))
    await remove('Exam', 'Cancel')
    expect(listed()).toEqual(['Exam0 words'])
  })

  test('takes the collection away, and Undo brings it back with its words', async () => {
    const { server, listed } = await openCollections((ann) => {
      ann.haveCollection('Exam', ['calm', 'joy'])
      ann.haveCollection('Holiday')
    })
    await remove('Exam', 'Delete')
    expect(await screen.findByText('Collection deleted successfully')).toBeTruthy()
    expect(listed()).toEqual(['Holiday0 words'])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(listed()).toEqual(['Holiday0 words', 'Exam2 words']))
    await waitFor(() => expect(server.collections.some(({ isDeleted }) => isDeleted)).toBe(false))
  })

  test('that fails puts it back and says so', async () => {
    const { server, listed } = await openCollections((ann) => void ann.haveCollection('Exam'))
    server.breakWith(troubles.crashed)
    await remove('Exam', 'Delete')
    expect(await screen.findByText('Failed to delete collection')).toBeTruthy()
    expect(listed()).toEqual(['Exam0 words'])
  })
})
