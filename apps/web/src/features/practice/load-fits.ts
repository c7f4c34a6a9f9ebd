import { type Fit, fitOf } from '@verbena/core/games/frame/fit'
import { type Mode, modes } from '@verbena/core/practice/modes'
import { loadGameWords, poolNow } from '../../state/game/game-words'
import { openMemory } from '../../state/memory/memory'
import { loadWords } from '../../state/words'
import type { Games } from './games'

/** What each game makes of the words of a category or a collection. */
export async function loadFits(category: string, loadEngine: Games['loadEngine']): Promise<ReadonlyMap<Mode['id'], Fit>> {
  const [library] = await Promise.all([loadWords(), openMemory()])
  const words = await loadGameWords(new Map(library.map((word) => [word.id, word])), category)
  const pool = poolNow(words)
  const wordIds = pool.scope.by === 'words' ? pool.scope.wordIds : []
  const fits = new Map<Mode['id'], Fit>()
  for (const { id } of modes) fits.set(id, fitOf(await loadEngine(id), pool, wordIds))
  return fits
}
