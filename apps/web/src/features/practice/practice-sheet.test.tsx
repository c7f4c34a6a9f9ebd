import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { modes } from '@verbena/core/practice/modes'
import { describe, expect, test } from 'vitest'
import { games } from '../../../test/games'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { PracticeModes } from './practice-modes'

async function openPractice() {
  await asVisitor()
  const app = await openSheet('/categories?practice=true')
  return { app, practice: within(await sheet('Practice')) }
}

describe('Practice', () => {
  test('shows the modes under their headings, the premium ones locked', async () => {
    const { practice } = await openPractice()
    expect(practice.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Try Game',
      'Review',
      'Challenges',
      'Practice',
      'Games',
    ])
    const locked = practice.getAllByRole('button', { name: /, locked$/ })
    expect(locked).toHaveLength(modes.filter((mode) => mode.isPremium).length)
  })

  test('the quiz starts without a cooldown', async () => {
    const { app, practice } = await openPractice()
    await userEvent.click(practice.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(app.path()).toBe('/quiz'))
    expect(app.search()).toEqual({ dev: true })
  })

  test('the quiz of the day has its own button', async () => {
    const { app, practice } = await openPractice()
    await userEvent.click(practice.getByRole('button', { name: 'Today’s quiz' }))
    await waitFor(() => expect(app.path()).toBe('/quiz'))
    expect(app.search()).toEqual({})
  })

  test('Sprint is free', async () => {
    const { app, practice } = await openPractice()
    await userEvent.click(practice.getByRole('button', { name: /^Sprint/ }))
    await waitFor(() => expect(app.path()).toBe('/sprint'))
    expect(await screen.findByRole('heading', { name: 'Sprint', level: 1 })).toBeTruthy()
  })

  test('a locked mode and the banner open the offer', async () => {
    const { app, practice } = await openPractice()
    await userEvent.click(practice.getByRole('button', { name: /^Scramble/ }))
    await sheet('Go Premium')
    await app.back()
    await userEvent.click(within(await sheet('Practice')).getByRole('button', { name: /^Unlock everything/ }))
    await sheet('Go Premium')
  })

  test('a monthly subscriber may play everything and is offered the year', async () => {
    await asVisitor()
    await openSheet('/categories', <PracticeModes plan="monthly" games={games} />)
    expect(screen.getByRole('button', { name: /^Upgrade to Yearly & Save 17%/ })).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: /locked/ })).toEqual([])
  })

  test('a yearly subscriber sees no banner', async () => {
    await asVisitor()
    await openSheet('/categories', <PracticeModes plan="yearly" games={games} />)
    expect(screen.queryByText(/Unlock|Upgrade/)).toBeNull()
  })
})

describe('the address of a mode', () => {
  test.each(modes.filter((mode) => mode.isPremium).map((mode) => mode.path))('%s shows the offer to whoever may not play', async (path) => {
    await asVisitor()
    const app = await openSheet(path)
    await sheet('Go Premium')
    expect([app.path(), app.search()]).toEqual(['/categories', { subscription: true }])
  })

  test('a free one opens for everyone and leads back to the words', async () => {
    await asVisitor()
    const { router } = await openSheet('/sprint')
    expect(await screen.findByRole('heading', { name: 'Sprint' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/categories'))
  })
})
