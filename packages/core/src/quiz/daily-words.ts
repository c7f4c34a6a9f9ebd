import type { Random } from '../base/random'
import { drawWords, type Pool } from '../games/pool/pool'
import { levels, type Word, type WordId } from '../words/word'

/** How the ten words of a day are put together; what one part lacks comes from the pool. */
const parts = { due: 4, viewedToday: 3, weakest: 2, nextLevel: 1 }

/** The words of a daily quiz: due ones, some seen today, the weakest, and one from the next level up. */
export function drawDailyWords(pool: Pool, count: number, random: Random, fits: (word: Word) => boolean): Word[] {
  const drawn = new Map<WordId, Word>()
  const take = (ids: readonly WordId[], most: number) => {
    let left = most
    for (const id of ids) {
      const word = pool.library.byId.get(id)
      if (left === 0 || word === undefined || drawn.has(id) || !fits(word)) continue
      drawn.set(id, word)
      left -= 1
    }
  }
  take(pool.standing.due, parts.due)
  take(pool.standing.viewedToday, parts.viewedToday)
  take(pool.standing.weakest, parts.weakest)
  const wider = (most: number, isWanted: (word: Word) => boolean) => {
    const without = new Set(drawn.keys())
    for (const word of drawWords(pool, { count: most, random, without, fits: (word) => isWanted(word) && fits(word) }))
      drawn.set(word.id, word)
  }
  const next = nextLevel(pool)
  if (next !== undefined) wider(parts.nextLevel, (word) => word.difficulty === next)
  wider(count - drawn.size, () => true)
  return [...drawn.values()]
}

function nextLevel({ scope }: Pool): Word['difficulty'] | undefined {
  return scope.by === 'choice' ? levels[levels.indexOf(scope.choice.difficulty) + 1] : undefined
}
