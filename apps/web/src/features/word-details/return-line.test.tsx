import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshVisitor, openFeed } from '../../../test/open-feed'
import { remember } from '../../../test/remember'
import { libraryOf, someWords } from '../../../test/some-words'
import { markLearned } from '../../state/learner/use-learner'
import { useViewsStore } from '../../state/learner/views'
import { openMemory } from '../../state/memory/memory'
import { loadWords } from '../../state/words'

async function openWord() {
  await freshVisitor()
  libraryOf(someWords(3))
  await loadWords()
  await openMemory()
  remember([])
  return () => openFeed('/word-details?word=w1')
}

test('a word’s page says when it comes back and why', async () => {
  const open = await openWord()
  remember([{ wordId: 'w1', grade: 'wrong', daysAgo: 0 }])
  await open()
  expect(screen.getByText('Comes back tomorrow, because you did not know it the last time.')).toBeTruthy()
})

test('a word that was only seen comes back too', async () => {
  const open = await openWord()
  const now = Date.now()
  useViewsStore.setState({ views: { w1: { first: now, last: now, count: 1 } } })
  await open()
  expect(screen.getByText('Comes back tomorrow, because you have seen it and not been asked for it yet.')).toBeTruthy()
})

test('marked as learned it rests, and the page says so', async () => {
  const open = await openWord()
  remember([{ wordId: 'w1', grade: 'right', daysAgo: 0 }])
  markLearned('w1')
  await open()
  expect(screen.getByText(/^Comes back on .*, because you marked it as learned\.$/)).toBeTruthy()
})

test('a word that was never met says so', async () => {
  const open = await openWord()
  await open()
  expect(screen.getByText('You have not met this word in your feed yet.')).toBeTruthy()
})
