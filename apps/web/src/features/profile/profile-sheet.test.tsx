import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addDays, localDay } from '@verbena/core/base/day'
import { addDay } from '@verbena/core/learner/days'
import { describe, expect, test } from 'vitest'
import { signInAsAnn } from '../../../test/open-app'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { annWithOwnData } from '../../../test/own-data'
import { libraryOf, someWords } from '../../../test/some-words'
import { changeRecord } from '../../state/learner/learner-store'
import { markLearned, toggleWordMark } from '../../state/learner/use-learner'
import { useViewsStore } from '../../state/learner/views'
import { loadWords } from '../../state/words'
import { PlanCard } from './plan-card'
import { ProfileTiles } from './profile-tiles'

async function openProfile(address = '/categories?profile=true') {
  const app = await openSheet(address)
  return { app, profile: within(await sheet('Your Profile')) }
}

function visited(days: number) {
  const today = localDay(new Date())
  for (let back = days - 1; back >= 0; back--) changeRecord((record) => addDay(record, 'visited', addDays(today, -back)))
}

describe('the account', () => {
  test('a visitor is led to the sign-in', async () => {
    await asVisitor()
    const { app, profile } = await openProfile()
    await userEvent.click(profile.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(app.path()).toBe('/auth'))
  })

  test('someone signed in sees who they are, and can sign out', async () => {
    await asVisitor()
    await signInAsAnn()
    const { profile } = await openProfile()
    expect(profile.getByRole('heading', { name: 'Ann Lee' })).toBeTruthy()
    expect(profile.getByText('@ann_lee')).toBeTruthy()
    await userEvent.click(profile.getByRole('button', { name: 'Sign out' }))
    await userEvent.click(within(await sheet('Sign out')).getByRole('button', { name: 'Keep on this device' }))
    expect(await profile.findByRole('button', { name: 'Sign in' })).toBeTruthy()
  })
})

describe('the plan card', () => {
  test.each([
    [null, 'Upgrade to Premium Get unlimited access to all features and content'],
    ['monthly', 'Upgrade to Yearly Save 17% by switching to yearly subscription'],
    ['yearly', 'Active Premium Everything is open to you'],
  ] as const)('for the plan %s says: %s', async (plan, text) => {
    await asVisitor()
    await openSheet('/categories', <PlanCard plan={plan} />)
    await userEvent.click(screen.getByRole('link', { name: text }))
    await sheet('Go Premium')
  })
})

describe('the streak', () => {
  test.each([
    [0, 0],
    [3, 3],
    [7, 7],
    [12, 7],
  ])('of %i days ticks the first %i days of the week', async (days, ticks) => {
    await asVisitor()
    visited(days)
    const { profile } = await openProfile()
    const streak = within(profile.getByRole('region', { name: 'Streak' }))
    expect(streak.getByRole('heading').textContent).toBe(`${days} days in a row`)
    const row = streak.getAllByRole('listitem').map((item) => item.textContent)
    const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
    expect(row).toEqual(names.map((name, i) => (i < ticks ? `${name}, done` : name)))
  })
})

describe('the tiles', () => {
  test.each(['Favorites', 'Saved Words'])('%s lead to their words', async (category) => {
    await asVisitor()
    const { app, profile } = await openProfile()
    await userEvent.click(profile.getByRole('button', { name: category }))
    await waitFor(() => expect(app.search()).toEqual({ category }))
  })

  test('own words are locked without a plan', async () => {
    await asVisitor()
    const { profile } = await openProfile()
    await userEvent.click(profile.getByRole('button', { name: 'Your own words, locked' }))
    await sheet('Go Premium')
  })

  test('a subscriber opens their own words', async () => {
    await asVisitor()
    await openSheet('/categories', <ProfileTiles plan="monthly" />)
    await userEvent.click(screen.getByRole('button', { name: 'Your own words' }))
    await sheet('Your Own Words')
  })

  test('someone who no longer subscribes still reaches the words they added', async () => {
    await asVisitor()
    const server = await annWithOwnData()
    server.haveWords(2)
    await openSheet('/categories', <ProfileTiles plan={null} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Your own words' }))
    const words = within(await sheet('Your Own Words'))
    expect((await words.findAllByRole('article')).length).toBe(2)
  })

  test.each(['Themes', 'Voices', 'Widgets'])('%s open over the profile, and back leads to it', async (title) => {
    await asVisitor()
    const { app, profile } = await openProfile()
    await userEvent.click(profile.getByRole('button', { name: title }))
    await sheet(title)
    await app.back()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
    await sheet('Your Profile')
  })

  test('the settings open', async () => {
    await asVisitor()
    const { profile } = await openProfile()
    await userEvent.click(profile.getByRole('button', { name: 'Settings' }))
    await sheet('Settings')
  })

  test('an address with collections shows them, and Escape leads to the profile', async () => {
    await asVisitor()
    const app = await openSheet('/categories?profile=true&collections=true')
    await sheet('Collections')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(app.search()).toEqual({ profile: true }))
    await sheet('Your Profile')
  })
})

describe('the history', () => {
  async function openHistory() {
    const { app, profile } = await openProfile()
    await userEvent.click(profile.getByRole('button', { name: 'History' }))
    return { app, history: within(await sheet('History')) }
  }
  const see = (ids: readonly string[], at: number) =>
    useViewsStore.setState({
      isLoaded: true,
      views: Object.fromEntries(ids.map((id, i) => [id, { first: at - i, last: at - i, count: 1 }])),
    })

  test('is empty at first', async () => {
    await asVisitor()
    act(() => see([], 0))
    const { history } = await openHistory()
    expect(await history.findByText('No words viewed yet')).toBeTruthy()
  })

  test('shows the words last seen first, with all there is to say, and leads to their pages', async () => {
    await asVisitor()
    const [first, second] = await loadWords(['beginner'])
    if (!first || !second) throw new Error('the library is empty')
    act(() => see([second.id, first.id], Date.now()))
    const { app, history } = await openHistory()
    expect((await history.findAllByRole('link')).map((link) => link.textContent)).toEqual([second.word, first.word])
    for (const text of [second.pronunciation, second.partOfSpeech, second.definition]) {
      expect(history.getAllByText(text).length).toBeGreaterThan(0)
    }
    expect(history.getAllByRole('article')[0]?.textContent).toContain(second.example)
    await userEvent.click(history.getByRole('link', { name: second.word }))
    await waitFor(() => expect(app.path()).toBe('/word-details'))
  })

  test('a long one shows its newest part and more when asked', async () => {
    await asVisitor()
    const words = await loadWords(['beginner'])
    const ids = words.slice(0, 100).map((word) => word.id)
    act(() => see(ids, Date.now()))
    const { history } = await openHistory()
    expect(await history.findAllByRole('article')).toHaveLength(40)
    await userEvent.click(history.getByRole('button', { name: 'Show earlier words' }))
    await userEvent.click(history.getByRole('button', { name: 'Show earlier words' }))
    expect(history.getAllByRole('article')).toHaveLength(100)
    expect(history.queryByRole('button', { name: 'Show earlier words' })).toBeNull()
  })
})

test('the statistics count what the learner did', async () => {
  await asVisitor()
  libraryOf(someWords(4))
  await loadWords()
  act(() => {
    markLearned('calm')
    toggleWordMark('favorite', 'calm')
    toggleWordMark('favorite', 'joy')
    useViewsStore.setState({
      isLoaded: true,
      views: { calm: { first: 1, last: Date.now(), count: 2 }, joy: { first: 1, last: 1, count: 1 } },
    })
  })
  const { profile } = await openProfile()
  const statistics = within(profile.getByRole('region', { name: 'Statistics' }))
  expect(statistics.getByRole('img', { name: 'Today: 1 of 5 words' })).toBeTruthy()
  expect(statistics.getByRole('img', { name: 'Learned on 1 day in the past year' })).toBeTruthy()
  expect(statistics.getAllByRole('definition').map((each) => each.textContent)).toEqual(['2', '2', '1', '1', '4'])
  expect(statistics.getAllByRole('listitem').map((each) => each.firstChild?.textContent)[0]).toBe('Today: 1 word')
})
