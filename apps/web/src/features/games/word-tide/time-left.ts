import { type WordTideState, waterNow } from '@verbena/core/games/word-tide/word-tide'

/** Milliseconds until the water is over the pier when nothing more is sorted; endless where it does not rise. */
export function timeLeft(state: WordTideState, at: number): number {
  const perSecond = waterNow({ ...state, status: 'asking', water: 0, waterAt: 0 }, 1000)
  return perSecond === 0 ? Number.POSITIVE_INFINITY : (1000 * (100 - waterNow(state, at))) / perSecond
}
