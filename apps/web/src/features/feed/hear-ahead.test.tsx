import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeAudio } from '../../../test/fake-audio'
import { annWithCloud } from '../../../test/fake-cloud'
import { card, freshVisitor, openFeed, swipe } from '../../../test/open-feed'
import { libraryOf, someWords } from '../../../test/some-words'
import { saveSettings } from '../../state/learner/use-learner'
import { loadWords } from '../../state/words'
import { wordsInFeed } from './feed-memory'
import { followReader } from './hear-ahead'

test('who listens to a word has the next one fetched, and hears it without asking again', async () => {
  await freshVisitor()
  const cloud = await annWithCloud()
  const audio = fakeAudio()
  saveSettings({ selectedVoice: 'uk-male' })
  libraryOf(someWords(30))
  await loadWords()
  await openFeed('/categories')
  followReader()
  const first = card()
  const next = wordsInFeed().next?.word
  await userEvent.keyboard('p')
  await vi.waitFor(() => expect(audio.played).toEqual([first]))
  expect(cloud.asked).toEqual([`uk-male ${first}`])
  audio.end()
  await vi.waitFor(() => expect(cloud.asked).toEqual([`uk-male ${first}`, `uk-male ${next}`]))
  swipe()
  await vi.waitFor(() => expect(cloud.asked).toHaveLength(3))
  await userEvent.keyboard('p')
  await vi.waitFor(() => expect(audio.played).toEqual([first, next]))
  expect(cloud.asked.filter((each) => each === `uk-male ${next}`)).toHaveLength(1)
})
