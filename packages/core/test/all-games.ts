/// <reference types="vite/client" />
import { modes } from '../src/practice/modes'
import type { AnyGame } from './player'

const players = import.meta.glob<AnyGame>('./players/*.ts', { eager: true, import: 'player' })

/** Every game with a player for it, in the order of Practice. */
export const allGames: readonly AnyGame[] = modes.map(({ id }) => {
  const player = players[`./players/${id}.ts`]
  if (player === undefined) throw new Error(`Nobody plays ${id}: add test/players/${id}.ts`)
  return player
})
