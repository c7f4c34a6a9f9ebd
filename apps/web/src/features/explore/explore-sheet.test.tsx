import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { tiles } from '@verbena/core/explore/tiles'
import { describe, expect, test } from 'vitest'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { annWithOwnData } from '../../../test/own-data'
import { toggleWordMark } from '../../state/learner/use-learner'
import { loadWords } from '../../state/words'
import { ExploreTopics } from './explore-topics'

async function openExplore() {
  await asVisitor()
  const app = await openSheet('/categories?explore=true')
  return { app, explore: within(await sheet('Explore')) }
}

describe('Explore', () => {
  test('shows every tile in order, the locked ones named so', async () => {
    const { explore } = await openExplore()
    const names = explore.getAllByRole('listitem').map((item) => within(item).getByRole('button').textContent ?? '')
    expect(names).toHaveLength(46)
    tiles.forEach(({ title, isPremium }, i) => {
      expect(names[i]?.startsWith(title), title).toBe(true)
      expect(names[i]?.endsWith(', locked'), title).toBe(isPremium)
    })
  })

  test('says how many words a tile holds and how many of them are learned', async () => {
    const [word] = await loadWords(['beginner'])
    await asVisitor()
    if (word) toggleWordMark('learned', word.id)
    await openSheet('/categories?explore=true')
    const explore = within(await sheet('Explore'))
    expect(await explore.findByRole('button', { name: /^Beginner .* words, 1 learned, locked$/ })).toBeTruthy()
  })

  test('counts what someone signed in keeps on the server', async () => {
    await asVisitor()
    const server = await annWithOwnData()
    server.haveWords(3)
    server.haveCollection('Exam')
    const [first, second] = server.words.map(({ id }) => `own-${id}`)
    for (const id of [first, second]) if (id) toggleWordMark('favorite', id)
    if (first) toggleWordMark('learned', first)
    await openSheet('/categories?explore=true')
    const explore = within(await sheet('Explore'))
    expect(await explore.findByRole('button', { name: /^Your own words .*3 words, 1 learned, locked$/ })).toBeTruthy()
    expect(explore.getByRole('button', { name: /^Favorites .*2 words, 1 learned$/ })).toBeTruthy()
    expect(explore.getByRole('button', { name: /^Collections .*1 so far$/ })).toBeTruthy()
  })

  test('finds tiles by title and description, and says when there are none', async () => {
    const { explore } = await openExplore()
    const search = explore.getByPlaceholderText('Search topics')
    await userEvent.type(search, 'MONEY')
    expect(explore.getAllByRole('listitem')).toHaveLength(1)
    expect(explore.getByRole('button', { name: /^Business/ })).toBeTruthy()
    await userEvent.clear(search)
    await userEvent.type(search, 'zzz')
    expect(explore.getByRole('status').textContent).toBe('No categories found matching "zzz"')
  })

  test('a locked tile opens the offer, and back leads to the tiles', async () => {
    const { app, explore } = await openExplore()
    await userEvent.click(explore.getByRole('button', { name: /^Emotions/ }))
    await sheet('Go Premium')
    expect(app.search()).toEqual({ explore: true, subscription: true })
    await app.back()
    await sheet('Explore')
  })

  test.each([
    ['Greek root', { category: 'Greek root' }],
    ['Favorites', { category: 'Favorites' }],
    ['Collections', { profile: true, collections: true }],
  ])('%s closes the sheet and leads to its address', async (title, search) => {
    const { app, explore } = await openExplore()
    await userEvent.click(explore.getByRole('button', { name: new RegExp(`^${title}`) }))
    await waitFor(() => expect(app.search()).toEqual(search))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Explore' })).toBeNull())
  })
})

describe('the way to more', () => {
  test.each([
    [null, 'Unlock all'],
    ['monthly', 'Upgrade'],
  ] as const)('for the plan %s it reads %s', async (plan, text) => {
    await asVisitor()
    await openSheet('/categories', <ExploreTopics plan={plan} />)
    await userEvent.click(screen.getByRole('link', { name: text }))
    await sheet('Go Premium')
  })

  test('a yearly subscriber sees none, and no lock', async () => {
    await asVisitor()
    await openSheet('/categories', <ExploreTopics plan="yearly" />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryAllByRole('button', { name: /locked/ })).toEqual([])
  })
})
