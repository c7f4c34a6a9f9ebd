import type { Random } from '../base/random'
import { drawWords, inScope, isAskedFor, type Pool } from '../games/pool/pool'
import { levels, type Word, type WordId } from '../words/word'

/** How the ten words of a day are put together; what one part lacks comes from the pool. */
const parts = { due: 4, viewedToday: 3, weakest: 2, nextLevel: 1 }

/** The words of a daily quiz, or of a practice run on a collection: due ones, some seen today, the weakest, and one from the next level up. */
export function drawDailyWords(pool: Pool, count: number, random: Random, fits: (word: Word) => boolean): Word[] {
  const drawn = new Map<WordId, Word>()
  const [own] = pool.circles
  const mayCome = (word: Word) => (pool.scope.by === 'words' ? own?.has(word) === true : !isAskedFor(word))
  const take = (ids: readonly WordId[], most: number) => {
    let left = most
    for (const id of ids) {
      const word = pool.library.byId.get(id)
      if (left === 0 || word === undefined || drawn.has(id) || !mayCome(word) || !fits(word)) continue
      drawn.set(id, word)
      left -= 1
    }
  }
  take(pool.standing.due, parts.due)
  take(pool.standing.viewedToday, parts.viewedToday)
  take(pool.standing.weakest, parts.weakest)
  const draw = (from: Pool, most: number) => {
    for (const word of drawWords(from, { count: most, random, without: new Set(drawn.keys()), fits })) drawn.set(word.id, word)
  }
  const next = nextLevelPool(pool)
  if (next !== null) draw(next, parts.nextLevel)
  draw(pool, count - drawn.size)
  return [...drawn.values()]
}

/** The next level up in the same categories; `null` above the highest, and for a list of words. */
function nextLevelPool(pool: Pool): Pool | null {
  const { scope } = pool
  if (scope.by === 'words') return null
  const difficulty = levels[levels.indexOf(scope.choice.difficulty) + 1]
  return difficulty === undefined ? null : inScope(pool, { by: 'choice', choice: { ...scope.choice, difficulty } })
}
