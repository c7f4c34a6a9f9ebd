import type { Engine, GameState } from '@verbena/core/games/frame/engine'
import type { Round } from '@verbena/core/games/frame/round'
import { readRound, storeRound } from '@verbena/core/games/frame/stored-round'
import { keyValue } from '../../device/storage'

const keyOf = (slot: string) => `verbena-round-${slot}`

/** The round that was left in a slot; `null` when there is none that can be gone on with. */
export function readSlot<State extends GameState, Action extends { type: string }>(
  slot: string,
  engine: Engine<State, Action>,
): Round<State> | null {
  return readRound(engine, keyValue.get(keyOf(slot)))
}

/** Keeps a round so that a reload goes on with it; one that is done is kept no longer. */
export function writeSlot<State extends GameState>(slot: string, mode: string, round: Round<State>, now: number): void {
  if (round.game.status === 'done') {
    dropSlot(slot)
    return
  }
  try {
    keyValue.set(keyOf(slot), storeRound(mode, round, now))
  } catch {
    // full storage: the round lasts as long as the page
  }
}

export function dropSlot(slot: string): void {
  keyValue.remove(keyOf(slot))
}
