import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addDays, localDay } from '@verbena/core/base/day'
import { addDay } from '@verbena/core/learner/days'
import { describe, expect, test } from 'vitest'
import { freshVisitor, openFeed } from '../../../test/open-feed'
import { type PastAnswer, remember } from '../../../test/remember'
import { libraryOf, someWords } from '../../../test/some-words'
import { readAllReviews } from '../../device/review-log'
import { changeRecord } from '../../state/learner/learner-store'
import { useViewsStore } from '../../state/learner/views'
import { openMemory } from '../../state/memory/memory'

async function openReview(answers: PastAnswer[], { seenToday = [] as string[], awayDays = 0 } = {}) {
  await freshVisitor()
  libraryOf(someWords(40))
  await openMemory()
  const now = Date.now()
  useViewsStore.setState({ views: Object.fromEntries(seenToday.map((id) => [id, { first: now, last: now, count: 1 }])) })
  const today = localDay(new Date())
  if (awayDays > 0) changeRecord((record) => addDay(addDay(record, 'visited', addDays(today, -awayDays)), 'visited', today))
  remember(answers)
  const before = (await readAllReviews()).length
  const app = await openFeed('/categories', '/review')
  await screen.findByRole('heading', { name: 'Review', level: 1 })
  return { app, answers: async () => (await readAllReviews()).slice(before) }
}

const due = (count: number): PastAnswer[] => Array.from({ length: count }, (_, i) => ({ wordId: `w${i}`, grade: 'wrong', daysAgo: 3 }))
const word = () => screen.getByRole('article').getAttribute('aria-label') ?? ''

async function give(answer: 'Not yet' | 'Knew it') {
  await userEvent.click(screen.getByRole('button', { name: 'Show the meaning' }))
  await userEvent.click(screen.getByRole('button', { name: answer }))
}

describe('a review', () => {
  test('asks for every word that is due and says what came of it', async () => {
    const { app, answers } = await openReview(due(3))
    const missed = word()
    await give('Not yet')
    await give('Knew it')
    expect(screen.getByRole('status').textContent).toBe('Done: 1 of 3')
    await give('Knew it')
    expect(word()).toBe(missed)
    await give('Knew it')
    expect(await screen.findByRole('heading', { name: 'Done for now' })).toBe(document.activeElement)
    expect(screen.getByRole('img', { name: 'Known at once: 2 of 3 words' })).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toBe(`${missed}tomorrow`)
    await waitFor(async () => expect((await answers()).map(({ grade, mode }) => `${grade} ${mode}`)).toHaveLength(4))
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(app.path()).toBe('/categories'))
  })

  test('is done by keys alone', async () => {
    await openReview(due(2))
    await userEvent.keyboard(' {ArrowRight}')
    await userEvent.keyboard('{ArrowLeft}') // not before the meaning was shown
    await userEvent.keyboard(' {ArrowLeft} {ArrowRight}')
    expect(screen.getByRole('img', { name: 'Known at once: 1 of 2 words' })).toBeTruthy()
  })

  test('gives each word that comes the focus', async () => {
    await openReview(due(2))
    expect(screen.getByRole('article')).toBe(document.activeElement)
    await give('Knew it')
    expect(screen.getByRole('article')).toBe(document.activeElement)
  })

  test('asks twenty words in one go, and offers the rest', async () => {
    await openReview(due(22))
    for (let i = 0; i < 20; i++) await userEvent.keyboard(' {ArrowRight}')
    await userEvent.click(screen.getByRole('button', { name: '2 more words' }))
    expect(screen.getByRole('status').textContent).toBe('Done: 0 of 2')
  })

  test('leaves out a word that the library no longer has', async () => {
    await openReview([...due(1), { wordId: 'gone', grade: 'wrong', daysAgo: 3 }])
    expect(screen.getByRole('status').textContent).toBe('Done: 0 of 1')
  })
})

test('after a break fifteen words are asked, and more only for whoever wants more', async () => {
  const { app } = await openReview(
    due(30).map((each) => ({ ...each, daysAgo: 30 })),
    { awayDays: 30 },
  )
  expect(screen.getByRole('status').textContent).toBe('Done: 0 of 15')
  for (let i = 0; i < 15; i++) await userEvent.keyboard(' {ArrowRight}')
  expect(screen.getByRole('button', { name: '15 more words' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(app.path()).toBe('/categories'))
  await app.goTo('/review')
  expect(await screen.findByRole('heading', { name: 'Enough for today' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Review more' }))
  expect(screen.getByRole('status').textContent).toBe('Done: 0 of 15')
})

describe('nothing to review', () => {
  test('says when the next word comes back', async () => {
    const { app } = await openReview([{ wordId: 'w1', grade: 'wrong', daysAgo: 0 }])
    expect(screen.getByRole('heading', { name: 'Nothing to review now' })).toBeTruthy()
    expect(screen.getByText('The next word comes back tomorrow.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Read some words' }))
    await waitFor(() => expect(app.path()).toBe('/categories'))
  })

  test('says so to someone who has just begun', async () => {
    await openReview([])
    expect(screen.getByText('Words you meet in the feed come back here the day after.')).toBeTruthy()
  })

  test('counts words that were only seen today', async () => {
    await openReview([], { seenToday: ['w1'] })
    expect(screen.getByText('The next word comes back tomorrow.')).toBeTruthy()
  })
})
