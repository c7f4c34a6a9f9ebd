import type { Word } from '@verbena/core/words/word'

/** The words that fit a text best: those that begin with it, then those that contain it, then those whose meaning does. */
export function findWords(words: readonly Word[], query: string, limit: number): Word[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return []
  const ranked: [begins: Word[], contains: Word[], means: Word[]] = [[], [], []]
  for (const word of words) {
    const place = word.word.toLowerCase().indexOf(wanted)
    if (place === 0) ranked[0].push(word)
    else if (place > 0) ranked[1].push(word)
    else if (word.definition.toLowerCase().includes(wanted)) ranked[2].push(word)
  }
  ranked[0].sort((one, other) => one.word.length - other.word.length)
  return ranked.flat().slice(0, limit)
}
