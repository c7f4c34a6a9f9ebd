import { screen } from '@testing-library/react'
import { loadLevel, loadStart } from '@verbena/words/load-level'
import { expect, onTestFinished, test } from 'vitest'
import { freshVisitor, openFeed } from '../../../test/open-feed'
import { someWords } from '../../../test/some-words'
import { saveSettings } from '../../state/learner/use-learner'
import { readWordsFrom } from '../../state/words'

const never = () => new Promise<never>(() => undefined)

/** A network that brings so many words at once and keeps the rest of the level waiting. */
async function withFewWords(count: number) {
  await freshVisitor()
  readWordsFrom(never, async () => someWords(count))
  onTestFinished(() => readWordsFrom(loadLevel, loadStart))
}

test('a first visitor reads the first words while the rest of the level is on its way', async () => {
  await withFewWords(40)
  await openFeed('/categories')
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
})

test('too few words to begin with wait for the rest', async () => {
  await withFewWords(29)
  await openFeed('/categories')
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(screen.queryAllByRole('article')).toEqual([])
})

test('a reader with a place in the level waits for all of it, to be brought back to that place', async () => {
  await withFewWords(40)
  saveSettings({ currentFeedWord: 'w7' })
  await openFeed('/categories')
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(screen.queryAllByRole('article')).toEqual([])
})
