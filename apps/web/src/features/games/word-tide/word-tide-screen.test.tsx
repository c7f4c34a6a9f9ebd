import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { floaterOnShow, wordTide } from '@verbena/core/games/word-tide/word-tide'
import { expect, test, vi } from 'vitest'
import { openGame, playGame } from '../../../../test/open-game'
import { someWords } from '../../../../test/some-words'

/** A whole round is hundreds of keys, and the machine may be busy. */
const wholeRoundMs = 30_000

type Tide = Awaited<ReturnType<typeof playGame<Parameters<typeof wordTide.progress>[0], { type: 'in' | 'out' }>>>

/** The key that sorts the floater on show as it should, or the other one. */
function keyFor(tide: Tide, isRight: boolean): string {
  const isSynonym = floaterOnShow(tide.game())?.relation === 'synonym'
  return isSynonym === isRight ? '{ArrowRight}' : '{ArrowLeft}'
}

test(
  'a tide is sorted by keys to its end',
  async () => {
    const tide = await playGame(wordTide)
    for (let place = 0; place < 48; place++) {
      if (tide.game().show === 'anchor') await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(keyFor(tide, true))
    }
    expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
    expect(screen.getByText('The tide is out: 48 words sorted, without a mistake.')).toBeTruthy()
    expect(screen.getByText('2300 points')).toBeTruthy()
    await waitFor(async () => expect(await tide.reviews()).toHaveLength(8))
  },
  wholeRoundMs,
)

test('a mistake says how the words are related, and the water rises', async () => {
  const tide = await playGame(wordTide)
  await userEvent.click(screen.getByRole('button', { name: 'Let the tide come' }))
  const floater = floaterOnShow(tide.game())?.text ?? ''
  expect(document.activeElement?.textContent).toBe(floater)
  await userEvent.keyboard(keyFor(tide, false))
  expect(screen.getByRole('button', { name: 'Next' })).toBe(document.activeElement)
  expect(screen.getByText(new RegExp(`^Wrong\\. “${floater}” `))).toBeTruthy()
  expect(screen.getByText(/^It (means the same|is the opposite|means something else)\.$/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/water 4[2-9] %/)
})

test('the time that is left is said at thirty, ten and five seconds, each once an anchor', async () => {
  const tide = await playGame(wordTide)
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText(/seconds left/)).toBeNull()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 41_000)
  expect(await screen.findByText('Water at 71 %, 30 seconds left.')).toBeTruthy()
  await userEvent.keyboard(keyFor(tide, true))
  expect(screen.getByText('Water at 71 %, 30 seconds left.')).toBeTruthy()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 25_000)
  expect(await screen.findByText('Water at 92 %, 10 seconds left.')).toBeTruthy()
})

test('a pause keeps the word out of sight and the water where it is', async () => {
  const tide = await playGame(wordTide)
  await userEvent.keyboard('{Enter}{Escape}')
  const { water } = tide.game()
  expect(screen.queryByRole('button', { name: 'Rides in' })).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  expect(tide.game()).toMatchObject({ place: 0, water })
  expect(screen.getByRole('button', { name: 'Rides in' })).toBeTruthy()
})

test('without words that have synonyms it says so', async () => {
  await openGame(wordTide, someWords(40, { synonyms: [], antonyms: [] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(screen.getByRole('heading', { name: 'Not enough words yet' })).toBeTruthy()
  expect(screen.getByText(/words with two synonyms/)).toBeTruthy()
})
