import { seededRandom } from '../../base/random'
import type { Maker } from '../distractors/distractors'
import type { Pool } from '../pool/pool'

/** What a game keeps in its state to go on making questions: the same list of questions grows from the same seed. */
export type Supply = { seed: number; used: readonly string[]; places: readonly number[] }

export function newSupply(seed: number): Supply {
  return { seed, used: [], places: [] }
}

/** A maker that goes on where the supply stands. */
export function makerOf(pool: Pool, supply: Supply): Maker {
  const random = seededRandom(supply.seed + supply.places.length * 7919 + supply.used.length)
  const { answeredRight, confusions } = pool.standing
  return { library: pool.library, random, used: new Set(supply.used), places: [...supply.places], answeredRight, confusions }
}

/** The supply after the maker made what was needed. */
export function supplyAfter(maker: Maker, { seed }: Supply): Supply {
  return { seed, used: [...maker.used], places: maker.places }
}
