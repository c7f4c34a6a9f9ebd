import type { Word } from '../../words/word'
import type { StartOptions } from '../frame/engine'
import { type DrawWish, drawWords, onlyWords, type Pool } from './pool'

/** The words a round is about: drawn from the pool, or the misses to practise; a wished first word stands first. */
export function drawTargets(pool: Pool, wish: DrawWish, { misses, first }: Pick<StartOptions, 'misses' | 'first'>): Word[] {
  const source = misses === undefined ? pool : onlyWords(pool, misses)
  const begin = first === undefined ? undefined : pool.library.byId.get(first)
  if (begin === undefined || !wish.fits(begin)) return drawWords(source, wish)
  const without = new Set([...(wish.without ?? []), begin.id])
  return [begin, ...drawWords(source, { ...wish, without, count: wish.count - 1 })]
}
