import * as v from 'valibot'
import { type Engine, type GameState, timings } from './engine'
import { pauseRound, type Round } from './round'

/** Rounds stored by rules whose states looked otherwise are dropped; raise it with any change to a state. */
const roundVersion = 2

const storedRound = v.object({
  version: v.literal(roundVersion),
  mode: v.string(),
  round: v.looseObject({
    seed: v.number(),
    timing: v.picklist(timings),
    of: v.nullable(v.string()),
    isPaused: v.literal(true),
    clock: v.object({ elapsedMs: v.number(), since: v.null() }),
    game: v.looseObject({ status: v.picklist(['asking', 'feedback']), score: v.number(), met: v.array(v.unknown()) }),
  }),
})

/** A round as the device keeps it: paused, so that whoever comes back has lost no time. */
export function storeRound<State extends GameState>(mode: string, round: Round<State>, now: number): string {
  return JSON.stringify({ version: roundVersion, mode, round: pauseRound(round, now) })
}

/** The stored round of a game; `null` when there is none that can be gone on with. */
export function readRound<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  text: string | null,
): Round<State> | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), storedRound), text)
  if (!stored.success || stored.output.mode !== engine.mode) return null
  return stored.output.round as unknown as Round<State> // written by this version of this engine
}
