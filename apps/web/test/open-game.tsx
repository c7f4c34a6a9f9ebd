import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Engine, GameState } from '@verbena/core/games/frame/engine'
import { modes } from '@verbena/core/practice/modes'
import type { Word } from '@verbena/core/words/word'
import { loadLevel } from '@verbena/words/load-level'
import { expect } from 'vitest'
import { readAllReviews } from '../src/device/review-log'
import { readSlot } from '../src/state/game/round-slot'
import { openMemory } from '../src/state/memory/memory'
import { readConfirmedPlan } from '../src/state/plan'
import { followPlan } from '../src/state/plan-checks'
import { signIn } from '../src/state/session/live-session'
import { startSession } from '../src/state/session/session'
import { fakePayments, yearly } from './fake-payments'
import { freshVisitor, openFeed } from './open-feed'
import { libraryOf } from './some-words'

/** Enough of the real library for every game to find fair questions. */
export async function aPartOfTheLibrary(): Promise<Word[]> {
  const levels = await Promise.all((['beginner', 'intermediate', 'advanced'] as const).map(loadLevel))
  return levels.flatMap((words) => words.slice(0, 250))
}

/** A game at its address, for a subscriber; `game` is the round as it is kept, from which a test knows what is right. */
export async function openGame<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  words?: readonly Word[],
) {
  act(startSession)
  const server = await freshVisitor()
  const noOwnWords: typeof server.send = async (path, init) =>
    path.startsWith('/api/custom-words') ? Response.json({ items: [], next: null }) : server.send(path, init)
  fakePayments({ ...server, send: noOwnWords }, yearly)
  libraryOf(words ?? (await aPartOfTheLibrary()))
  await openMemory()
  followPlan()
  await act(() => signIn({ username: 'ann_lee', password: 'Secret1' }))
  await waitFor(() => expect(readConfirmedPlan()).not.toBeNull())
  const before = (await readAllReviews()).length
  const path = modes.find((mode) => mode.id === engine.mode)?.path ?? ''
  const app = await openFeed('/categories', path)
  return {
    ...app,
    game: () => {
      const round = readSlot(engine.mode, engine)
      if (round === null) throw new Error('no round is kept')
      return round.game
    },
    reviews: async () => (await readAllReviews()).slice(before),
  }
}

/** The same, with a round begun by its button. */
export async function playGame<State extends GameState, Action extends { type: string }>(engine: Engine<State, Action>) {
  const app = await openGame(engine)
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  return app
}
