import { type Random, shuffle } from '../../base/random'
import { isConfusable } from '../../words/confusable'
import type { Word } from '../../words/word'
import { isSameFamily } from '../../words/word-family'
import { pickDistractors } from '../distractors/distractors'
import type { Target } from '../frame/met-words'
import { mentions } from '../mask/mask'
import type { GameLibrary } from '../pool/game-library'
import type { Pool } from '../pool/pool'
import { makerOf, newSupply } from '../questions/maker'
import { targetOf } from '../questions/question'

/** A tile of the right column; `pair` is the place of its word on the left, `null` for a decoy. */
export type SynonymTile = { text: string; meaning: string | null; pair: number | null }
export type SynonymBoard = { left: Target[]; right: SynonymTile[] }

type Pair = { word: Word; synonym: string }

const lower = (text: string) => text.toLowerCase()

function headwordsOf(text: string, { partOfSpeech }: Word, library: GameLibrary): Word[] {
  return (library.bySpelling.get(lower(text)) ?? []).filter((word) => word.partOfSpeech === partOfSpeech)
}

/** Whether a text could be taken for a match of the word, by either one's lists or by their spelling. */
function mayMatch(text: string, word: Word, library: GameLibrary): boolean {
  if (lower(text) === lower(word.word) || word.synonyms.map(lower).includes(lower(text)) || isSameFamily(text, word.word)) return true
  return headwordsOf(text, word, library).some((headword) => isConfusable(headword, word))
}

/** Whether a pair can join a board: every tile on the right still matches exactly one word on the left. */
function fitsBoard({ word, synonym }: Pair, board: readonly Pair[], library: GameLibrary): boolean {
  return board.every(
    (other) =>
      !mayMatch(synonym, other.word, library) &&
      !mayMatch(other.synonym, word, library) &&
      lower(other.synonym) !== lower(synonym) &&
      !isConfusable(other.word, word),
  )
}

/** Puts a word with one of its synonyms on a board with room for it; false when no board can take it. */
export function placePair(word: Word, boards: Pair[][], size: number, library: GameLibrary, random: Random): boolean {
  for (const board of shuffle(boards, random)) {
    if (board.length >= size) continue
    const synonym = shuffle(word.synonyms, random).find(
      (text) => !mentions(text, word) && fitsBoard({ word, synonym: text }, board, library),
    )
    if (synonym === undefined) continue
    board.push({ word, synonym })
    return true
  }
  return false
}

/** An antonym of a word on the board, or else an unrelated word: a tile that matches nothing. */
function decoyFor(pairs: readonly Pair[], pool: Pool, seed: number): SynonymTile | null {
  const { library } = pool
  const shown = new Set(pairs.map(({ synonym }) => lower(synonym)))
  const isFree = (text: string) => !shown.has(lower(text)) && pairs.every(({ word }) => !mayMatch(text, word, library))
  const antonym = pairs.flatMap(({ word }) => word.antonyms).find(isFree)
  const [first] = pairs
  if (antonym !== undefined && first !== undefined) {
    const meaning = library.bySpelling.get(lower(antonym))?.[0]?.definition ?? null
    return { text: antonym, meaning, pair: null }
  }
  if (first === undefined) return null
  const ask = { answer: first.word, count: 1, text: first.word.word, textOf: ({ word }: Word) => (isFree(word) ? word : null) }
  const [unrelated] = pickDistractors(makerOf(pool, newSupply(seed)), ask) ?? []
  return unrelated === undefined ? null : { text: unrelated.text, meaning: unrelated.word.definition, pair: null }
}

/** The column with at most one tile left in the row of its own word: a pair is found by its meaning, not by its place. */
function outOfTheirRows(column: readonly SynonymTile[]): SynonymTile[] {
  let moved = [...column]
  for (;;) {
    const [first, second] = [...moved.entries()].filter(([row, { pair }]) => pair === row)
    if (first === undefined || second === undefined) return moved
    moved = moved.with(first[0], second[1]).with(second[0], first[1])
  }
}

/** The board as it is shown: both columns shuffled, with a decoy where one is wanted. */
export function layBoard(pairs: readonly Pair[], pool: Pool, random: Random, seed: number, hasDecoy: boolean): SynonymBoard {
  const rows = shuffle(pairs, random)
  const right = rows.map(({ word, synonym }, pair): SynonymTile => {
    return { text: synonym, meaning: headwordsOf(synonym, word, pool.library)[0]?.definition ?? null, pair }
  })
  const decoy = hasDecoy ? decoyFor(pairs, pool, seed) : null
  const column = shuffle(decoy === null ? right : [...right, decoy], random)
  return { left: rows.map(({ word }) => targetOf(word)), right: outOfTheirRows(column) }
}

export type { Pair as SynonymPair }
