import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localDay } from '@verbena/core/base/day'
import { describe, expect, test } from 'vitest'
import { freshVisitor } from '../../../test/open-feed'
import { openSheet, sheet } from '../../../test/open-sheet'
import { readSetting, saveSettings } from '../../state/learner/use-learner'
import { useViewsStore } from '../../state/learner/views'
import { BottomNav } from './bottom-nav'
import { FeedHeader } from './feed-header'

const header = <FeedHeader category={undefined} plan={null} />

/** So many different words seen at this moment. */
function see(count: number, at = Date.now()) {
  const views = Object.fromEntries(Array.from({ length: count }, (_, i) => [`w${i}`, { first: at, last: at, count: 1 }]))
  act(() => useViewsStore.setState({ views, isLoaded: true }))
}

describe('above all words', () => {
  test('stands today’s progress and no way back', async () => {
    await freshVisitor()
    await openSheet('/categories', header)
    expect(screen.getByRole('heading', { name: 'Words' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Today: 0 of 5 words' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '← Back to all' })).toBeNull()
  })
})

describe('above a category', () => {
  test('stand its name and the way back, which clears the whole address', async () => {
    await freshVisitor()
    const app = await openSheet('/categories?category=Greek+root&returnKey=calm-0-1', <FeedHeader category="Greek root" plan={null} />)
    expect(screen.getByRole('heading', { name: 'Greek root' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '← Back to all' }))
    expect(app.search()).toEqual({})
  })
})

describe('the offer', () => {
  test.each([
    [null, 1],
    ['monthly', 1],
    ['yearly', 0],
  ] as const)('for the plan %s shows %i times', async (plan, times) => {
    await freshVisitor()
    await openSheet('/categories', <FeedHeader category={undefined} plan={plan} />)
    expect(screen.queryAllByRole('button', { name: 'Go Premium' })).toHaveLength(times)
  })
})

describe('every door', () => {
  test.each([
    ['Go Premium', 'Go Premium'],
    ['Settings', 'Settings'],
    ['Explore', 'Explore'],
    ['Practice', 'Practice'],
    ['Profile', 'Your Profile'],
  ])('%s opens its sheet over the same feed, and back closes it', async (name, title) => {
    await freshVisitor()
    const app = await openSheet(
      '/categories?category=Greek+root',
      <>
        <FeedHeader category="Greek root" plan={null} />
        <BottomNav />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name }))
    await sheet(title)
    expect(app.search()).toMatchObject({ category: 'Greek root' })
    await app.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.search()).toEqual({ category: 'Greek root' })
  })

  test('below the feed stands in the navigation', async () => {
    await freshVisitor()
    await openSheet('/categories', <BottomNav />)
    const doors = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('button')
    expect(doors.map((door) => door.textContent)).toEqual(['Explore', 'Practice', 'Profile'])
  })
})

describe('today’s progress', () => {
  test('counts today’s words against the goal', async () => {
    await freshVisitor()
    await openSheet('/categories', header)
    act(() => saveSettings({ dailyGoal: 10 }))
    see(3)
    expect(screen.getByRole('img', { name: 'Today: 3 of 10 words' })).toBeTruthy()
  })

  test('celebrates a reached goal once', async () => {
    await freshVisitor()
    await openSheet('/categories', header)
    see(4)
    expect(screen.queryByText('Daily goal reached')).toBeNull()
    see(5)
    expect(screen.getAllByText('Daily goal reached')).toHaveLength(1)
    expect(screen.getByText('5 words today. Well done.')).toBeTruthy()
    expect(readSetting('goalCelebratedOn')).toBe(localDay(new Date()))
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    see(6)
    expect(screen.queryByText('Daily goal reached')).toBeNull()
  })

  test('says nothing again when the app is opened a second time that day', async () => {
    await freshVisitor()
    saveSettings({ goalCelebratedOn: localDay(new Date()) })
    see(9)
    await openSheet('/categories', header)
    expect(screen.queryByText('Daily goal reached')).toBeNull()
  })

  test('celebrates nothing before the history is here', async () => {
    await freshVisitor()
    see(9)
    useViewsStore.setState({ isLoaded: false })
    await openSheet('/categories', header)
    expect(screen.queryByText('Daily goal reached')).toBeNull()
    act(() => useViewsStore.setState({ isLoaded: true }))
    expect(screen.getByText('Daily goal reached')).toBeTruthy()
  })

  test('knows yesterday’s words for what they are', async () => {
    await freshVisitor()
    see(9, Date.now() - 86_400_000)
    await openSheet('/categories', header)
    expect(screen.getByRole('img', { name: 'Today: 0 of 5 words' })).toBeTruthy()
  })
})
