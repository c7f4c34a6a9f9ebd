import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type MatchState, matchSynonyms } from '@verbena/core/games/match-synonyms/match-synonyms'
import { anyWord } from '@verbena/core/words/any-word'
import { expect, test } from 'vitest'
import { openGame, playGame } from '../../../../test/open-game'

const boardOf = ({ boards, board }: MatchState) => boards[board] ?? { left: [], right: [] }
const rightOf = (state: MatchState, left: number) => boardOf(state).right.findIndex(({ pair }) => pair === left)
const tiles = (label: string) => within(screen.getByRole('list', { name: label })).getAllByRole('button')
const heading = () => screen.getByRole('heading', { name: 'Pair the words that mean the same' })

function tile(label: string, place: number): HTMLElement {
  const found = tiles(label)[place]
  if (found === undefined) throw new Error(`no tile ${place}`)
  return found
}

/** Goes to a tile by arrows alone and picks it. */
async function pick(label: string, place: number) {
  await userEvent.keyboard(label === 'Words' ? '{ArrowLeft}' : '{ArrowRight}')
  const tile = tiles(label)[place]
  for (let step = 0; step < 6 && document.activeElement !== tile; step++) await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
}

test('three boards are paired by keyboard alone, and the end shows every pair', async () => {
  const { game, reviews } = await playGame(matchSynonyms)
  for (let board = 0; board < 3; board++) {
    expect(heading()).toBe(document.activeElement)
    for (const left of boardOf(game()).left.keys()) {
      const right = rightOf(game(), left)
      await userEvent.keyboard('{ArrowDown}') // from the heading to the first open tile
      await pick('Words', left)
      await pick('Synonyms', right)
    }
    expect(screen.getByRole('status').textContent).toContain(`${(board + 1) * 5} of 15`)
    await userEvent.keyboard('{Enter}')
  }
  expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
  expect(screen.getByText('2100 points')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'The pairs' })).toBeTruthy()
  expect(await reviews()).toHaveLength(15)
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy()
}, 30_000)

test('a wrong pair tells both meanings, and each tile says where it is', async () => {
  const { game } = await playGame(matchSynonyms)
  const { left, right } = boardOf(game())
  const wrong = right.findIndex(({ pair }) => pair !== 0)
  expect(screen.getByRole('button', { name: `${left[0]?.word}, row 1 of 5, not matched` })).toBe(tiles('Words')[0])
  await userEvent.click(tile('Words', 0))
  expect(tiles('Words')[0]?.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(tile('Synonyms', wrong))
  const known = [left[0]?.meaning, right[wrong]?.meaning].filter((meaning) => meaning != null)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(known)
  expect(screen.getByText('Not a pair')).toBeTruthy()
  expect([tile('Words', 0), tile('Synonyms', wrong)].map((each) => each.querySelectorAll('svg').length)).toEqual([1, 1])
  await userEvent.click(tile('Words', 0))
  await userEvent.click(tile('Synonyms', rightOf(game(), 0)))
  expect(tiles('Words')[0]?.textContent).toContain('row 1 of 5, matched')
  expect(screen.getByRole('status').textContent).toContain('50 points')
})

test('a pause hides the board, and it goes on as it was', async () => {
  const { game } = await playGame(matchSynonyms)
  await userEvent.click(tile('Words', 2))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  expect(tiles('Words')[2]?.getAttribute('aria-pressed')).toBe('true')
  expect(game().picked).toEqual({ side: 'left', place: 2 })
})

test('too few words with synonyms: it says what is missing', async () => {
  await openGame(matchSynonyms, [anyWord({ difficulty: 'intermediate' })])
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(await screen.findByText(/words with synonyms/)).toBeTruthy()
})
