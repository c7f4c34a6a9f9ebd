import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type CompleteWordState, completeWord, partialWord } from '@verbena/core/games/complete-word/complete-word'
import { expect, test } from 'vitest'
import { openGame, playGame } from '../../../../test/open-game'
import { someWords } from '../../../../test/some-words'

/** A whole round is hundreds of keys, and the machine may be busy. */
const wholeRoundMs = 30_000

/** The letters that the word on show lacks, from the left. */
function missing(state: CompleteWordState): string {
  const word = partialWord(state)
  return [...(word?.hidden ?? [])]
    .sort((a, b) => a - b)
    .map((place) => word?.target.word[place])
    .join('')
}

/** A letter that no listed word has in the first blank. */
function wrongLetter(state: CompleteWordState): string {
  const word = partialWord(state)
  const at = Math.min(...(word?.hidden ?? []))
  const taken = [word?.target.word, ...(word?.others ?? [])].map((each) => each?.[at])
  return [...'qxzjvkw'].find((letter) => !taken.includes(letter)) ?? ''
}

test(
  'ten words are filled by keys to the end',
  async () => {
    const round = await playGame(completeWord)
    for (let place = 0; place < 10; place++) {
      await userEvent.keyboard(missing(round.game()))
      expect(screen.getByText('Without a slip: 5 more.')).toBeTruthy()
      await userEvent.keyboard('{Enter}')
    }
    expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
    expect(screen.getByText('150 points')).toBeTruthy()
    await waitFor(async () => expect(await round.reviews()).toHaveLength(10))
  },
  wholeRoundMs,
)

test('the letters on the screen fill the blank that is chosen', async () => {
  const round = await playGame(completeWord)
  const word = partialWord(round.game())
  const last = Math.max(...(word?.hidden ?? []))
  const letters = word?.target.word.length
  await userEvent.click(screen.getByRole('textbox', { name: `Letter ${last + 1} of ${letters}, blank` }))
  await userEvent.click(screen.getByRole('button', { name: word?.target.word[last]?.toUpperCase() ?? '' }))
  expect(round.game().filled).toEqual({ [last]: word?.target.word[last] })
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/blank$/)
})

test('a wrong letter is marked at once, and the third shows the word', async () => {
  const round = await playGame(completeWord)
  const letter = wrongLetter(round.game())
  await userEvent.keyboard(letter)
  expect(screen.getAllByText(`No ${letter.toUpperCase()} there. Two slips left.`).length).toBeGreaterThan(0)
  await userEvent.keyboard(letter + letter)
  expect(screen.getByText('It comes back at the end.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('0 of 11')
})

test('too few words say what is missing', async () => {
  await openGame(completeWord, someWords(3))
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(screen.getByText(/words of at least four letters/)).toBeTruthy()
})
