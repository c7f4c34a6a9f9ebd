import type { WordId } from '../../words/word'
import { onlyWords, type Pool } from '../pool/pool'
import type { Missing, Start, StartOptions } from './engine'

/** What a game makes of a list of words: a round of them alone, of some of them and others like them, or none. */
export type Fit = { plays: 'alone' } | { plays: 'widened'; own: number } | { plays: 'not'; missing: Missing }

/** As much of an engine as it takes to ask whether it can begin. */
export type Playable = { start(seed: number, pool: Pool, options: StartOptions): Start<unknown> }

const anySeed = 1

/** Whether a game can be played with the words of a collection or a category; others join in only beside some of them. */
export function fitOf(engine: Playable, pool: Pool, wordIds: readonly WordId[]): Fit {
  const alone = engine.start(anySeed, onlyWords(pool, wordIds), { timing: 'off' })
  if (alone.isReady) return { plays: 'alone' }
  const { missing } = alone
  if (missing.found === 0) return { plays: 'not', missing }
  const widened = engine.start(anySeed, pool, { timing: 'off' })
  return widened.isReady ? { plays: 'widened', own: missing.found } : { plays: 'not', missing: widened.missing }
}
