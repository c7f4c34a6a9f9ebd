import { type Level, levels, type PartOfSpeech, type Word, type WordId } from '@verbena/core/words/word'
import { loadLevel, loadStart } from '@verbena/words/load-level'

type LoadLevel = (level: Level) => Promise<Word[]>

let load: LoadLevel = loadLevel
let loadSample: LoadLevel = loadStart
const loading = new Map<Level, Promise<Word[]>>()
const loaded = new Map<Level, Word[]>()

/** Lets someone else bring the words in the library's place: tests bring their own, and their own failures. */
export function readWordsFrom(other: LoadLevel, otherSample: LoadLevel = other): void {
  load = other
  loadSample = otherSample
  loading.clear()
  loaded.clear()
}

/** The words of these levels; each level is fetched once, and again after a failure. */
export async function loadWords(wanted: readonly Level[] = levels): Promise<Word[]> {
  const lists = await Promise.all(wanted.map(loadOnce))
  return lists.flat()
}

/** Some words of a level: all of them when they are here, else a sample that comes quickly. */
export async function someWordsOf(level: Level): Promise<Word[]> {
  return loaded.get(level) ?? loadSample(level)
}

/** The words of these levels when they are all here already, so that a screen coming back never waits. */
export function wordsNow(wanted: readonly Level[] = levels): Word[] | null {
  const lists = wanted.map((level) => loaded.get(level))
  return lists.every((list) => list !== undefined) ? lists.flat() : null
}

/** The word with this id, if its level is here already: a word on screen opens without waiting for the others. */
export function wordNow(id: WordId): Word | undefined {
  for (const words of loaded.values()) {
    const found = words.find((word) => word.id === id)
    if (found) return found
  }
  return undefined
}

/** The word with this id or spelling, any level; `null` when the library has none. */
export async function findWord(idOrWord: string): Promise<Word | null> {
  const wanted = idOrWord.toLowerCase()
  const words = await loadWords()
  return words.find((word) => word.id === wanted) ?? words.find((word) => word.word.toLowerCase() === wanted) ?? null
}

/** The library's words of one part of speech by lower-case spelling, so that a synonym which is itself a word can be opened. */
export function idsBySpelling(words: readonly Word[], part: PartOfSpeech): ReadonlyMap<string, WordId> {
  return new Map(words.filter((word) => word.partOfSpeech === part).map((word) => [word.word.toLowerCase(), word.id]))
}

function loadOnce(level: Level): Promise<Word[]> {
  const running = loading.get(level)
  if (running) return running
  const started = load(level).then((words) => {
    loaded.set(level, words)
    return words
  })
  started.catch(() => loading.delete(level))
  loading.set(level, started)
  return started
}
