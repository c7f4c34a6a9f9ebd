import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anyWord } from '@verbena/core/words/any-word'
import { describe, expect, test } from 'vitest'
import { card, freshVisitor, openFeed, page, swipe } from '../../../../test/open-feed'
import { remember } from '../../../../test/remember'
import { libraryOf } from '../../../../test/some-words'
import { readAllReviews } from '../../../device/review-log'
import { saveSettings } from '../../../state/learner/use-learner'
import { useMemoryStore } from '../../../state/memory/memory-store'
import { loadWords } from '../../../state/words'
import { loadQuestions } from '../asking'

let round = 0

/** A feed of new words in which two that were met before are due; `due` are those two, `before` the reviews that were there. */
async function openWith({ dueDaysAgo = 3, settings = {} } = {}) {
  await freshVisitor()
  saveSettings(settings)
  round += 1 // cards keep their stage for as long as the page is open, so every test has words of its own
  const words = Array.from({ length: 20 }, (_, i) =>
    anyWord({ id: `r${round}w${i}`, word: `r${round}w${i}`, definition: `meaning of r${round}w${i}`, difficulty: 'intermediate' }),
  )
  libraryOf(words)
  await loadWords()
  await loadQuestions({ current: null })
  const due = [`r${round}w3`, `r${round}w8`]
  remember(due.map((wordId) => ({ wordId, grade: 'wrong', daysAgo: dueDaysAgo })))
  const app = await openFeed('/categories')
  const before = (await readAllReviews()).length
  return { app, due, answers: async () => (await readAllReviews()).slice(before) }
}

/** Swipes to the first card that asks. */
function toQuestion() {
  for (let i = 0; i < 6 && !page().queryByRole('button', { name: 'Show the meaning' }); i++) swipe()
  return card()
}

const press = (keys: string) => userEvent.keyboard(keys)
const button = (name: string) => page().getByRole('button', { name })
const gradeOf = (wordId: string) => useMemoryStore.getState().words.get(wordId)?.lastGrade

describe('a word that is due', () => {
  test('comes within the next cards, its meaning hidden, its speaker there', async () => {
    const { due } = await openWith()
    const word = toQuestion()
    expect(due).toContain(word)
    expect(Number(page().getByRole('article').getAttribute('aria-posinset'))).toBeLessThanOrEqual(4)
    expect(button('Pronounce')).toBeTruthy()
    expect(page().getByText(`meaning of ${word}`).closest('.invisible')).not.toBeNull()
  })

  test('shows its meaning by one tap, and the focus goes on to the answers', async () => {
    await openWith()
    const word = toQuestion()
    await userEvent.click(button('Show the meaning'))
    expect(page().getByText(`meaning of ${word}`).closest('.invisible')).toBeNull()
    expect(page().getByRole('group', { name: 'Did you know it?' })).toBe(document.activeElement)
    expect(page().queryByRole('button', { name: 'Show the meaning' })).toBeNull()
  })

  test.each([
    ['Not yet', 'wrong'],
    ['Knew it', 'right'],
  ])('graded "%s" is logged as %s, and the next word comes', async (name, grade) => {
    const { answers } = await openWith()
    const word = toQuestion()
    await userEvent.click(button('Show the meaning'))
    await userEvent.click(button(name))
    expect(card()).not.toBe(word)
    expect(gradeOf(word)).toBe(grade)
    await waitFor(async () => expect(await answers()).toMatchObject([{ wordId: word, grade, mode: 'feed' }]))
  })

  test('says when it comes back once it is answered', async () => {
    await openWith()
    toQuestion()
    await userEvent.click(button('Show the meaning'))
    await userEvent.click(button('Not yet'))
    swipe(-1)
    expect(page().getByText('Comes back tomorrow, because you did not know it the last time.')).toBeTruthy()
    expect(page().queryByRole('button', { name: 'Knew it' })).toBeNull()
  })

  test('is answered by keys alone', async () => {
    await openWith()
    const first = toQuestion()
    await press(' ')
    expect(card()).toBe(first)
    await press('{ArrowRight}')
    expect(card()).not.toBe(first)
    const second = toQuestion()
    await press(' {ArrowLeft}')
    expect([gradeOf(first), gradeOf(second)]).toEqual(['right', 'wrong'])
  })

  test('swiped past logs nothing and still asks when it comes back', async () => {
    const { answers } = await openWith()
    const word = toQuestion()
    await press('{ArrowRight}')
    swipe()
    swipe(-1)
    expect(card()).toBe(word)
    expect(button('Show the meaning')).toBeTruthy()
    expect(await answers()).toEqual([])
  })
})

describe('a word is shown in full', () => {
  test('when it was answered today', async () => {
    await openWith({ dueDaysAgo: 0 })
    expect(screen.queryByRole('button', { name: 'Show the meaning' })).toBeNull()
  })

  test('when the learner does not want to be asked in the feed', async () => {
    await openWith({ settings: { quizInFeed: false } })
    for (let i = 0; i < 19; i++) {
      expect(page().queryByRole('button', { name: 'Show the meaning' })).toBeNull()
      swipe()
    }
  })
})
