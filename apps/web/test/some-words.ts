import { anyWord } from '@verbena/core/words/any-word'
import type { Word } from '@verbena/core/words/word'
import { loadLevel, loadStart } from '@verbena/words/load-level'
import { onTestFinished } from 'vitest'
import { readWordsFrom } from '../src/state/words'

/** So many words of the level a new learner starts with: `w0`, `w1`, … */
export function someWords(count: number, given: Partial<Word> = {}): Word[] {
  return Array.from({ length: count }, (_, i) => anyWord({ id: `w${i}`, word: `w${i}`, difficulty: 'intermediate', ...given }))
}

/** The app knows these words and no others; `load` lets a test keep it waiting or fail. */
export function libraryOf(words: readonly Word[], load: () => Promise<void> = async () => undefined): void {
  readWordsFrom(async (level) => {
    await load()
    return words.filter((word) => word.difficulty === level)
  })
  onTestFinished(() => readWordsFrom(loadLevel, loadStart))
}
