import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { freshVisitor, openFeed } from '../../../test/open-feed'
import { type PastAnswer, remember } from '../../../test/remember'
import { libraryOf, someWords } from '../../../test/some-words'
import { openMemory } from '../../state/memory/memory'
import { loadWords } from '../../state/words'

async function openPractice(answers: PastAnswer[]) {
  await freshVisitor()
  libraryOf(someWords(5))
  await loadWords()
  await openMemory()
  remember(answers)
  const app = await openFeed('/categories?practice=true')
  return { app, practice: within(await screen.findByRole('dialog', { name: 'Practice' })) }
}

test.each([
  [[{ wordId: 'w1', grade: 'wrong', daysAgo: 0 }], 'Nothing waits now. The next word comes back tomorrow.'],
  [[{ wordId: 'w1', grade: 'wrong', daysAgo: 3 }], 'One word comes back today.'],
  [
    [
      { wordId: 'w1', grade: 'wrong', daysAgo: 3 },
      { wordId: 'w2', grade: 'wrong', daysAgo: 3 },
    ],
    '2 words come back today.',
  ],
] as [PastAnswer[], string][])('Review says what waits: %j', async (answers, text) => {
  const { practice } = await openPractice(answers)
  expect(await practice.findByText(text)).toBeTruthy()
})

test('Review is open to everyone', async () => {
  const { app, practice } = await openPractice([{ wordId: 'w1', grade: 'wrong', daysAgo: 3 }])
  await userEvent.click(await practice.findByRole('button', { name: 'Review words' }))
  await waitFor(() => expect(app.path()).toBe('/review'))
  expect(await screen.findByRole('article', { name: 'w1' })).toBeTruthy()
})
