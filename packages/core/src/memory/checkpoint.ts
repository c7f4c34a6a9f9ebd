import type { WordId } from '../words/word'
import type { Grade } from './scheduler'
import type { Memory, WordMemory } from './word-memory'

/** Raised whenever the rules that make a memory out of reviews change: older checkpoints are then worked out anew. */
export const checkpointVersion = 2

/**
 * The memory at one point of the log, so that opening it reads only what came after. It is a cache: `count` and `lastId`
 * prove that the log is still the one it was made from.
 */
export type Checkpoint = {
  version: number
  /** The place in the log of the last review in it, how many there were, and that review's id. */
  sequence: number
  count: number
  lastId: string | null
  wordIds: WordId[]
  /** One row of numbers a word. */
  numbers: Float64Array
  /** The words that were taken for others, by their row. */
  taken: [row: number, takenFor: readonly WordId[]][]
}

const grades: readonly Grade[] = ['wrong', 'hinted', 'right']
const columns = 9

/** A memory as columns of numbers, which a database stores and reads much faster than objects. */
export function packMemory(memory: Memory): Pick<Checkpoint, 'wordIds' | 'numbers' | 'taken'> {
  const numbers = new Float64Array(memory.size * columns)
  let start = 0
  for (const word of memory.values()) {
    numbers.set(
      [
        word.stability,
        word.difficulty,
        word.firstDay,
        word.lastDay,
        word.lastAt,
        grades.indexOf(word.lastGrade),
        word.rightInARow,
        word.rightDays,
        word.hasRecalled ? 1 : 0,
      ],
      start,
    )
    start += columns
  }
  const taken = [...memory.values()].flatMap(({ takenFor }, row): Checkpoint['taken'] => (takenFor.length > 0 ? [[row, takenFor]] : []))
  return { wordIds: [...memory.keys()], numbers, taken }
}

/** The memory in a checkpoint; `null` when it is of other rules or torn. */
export function unpackMemory({ version, wordIds, numbers, taken }: Checkpoint): Memory | null {
  if (version !== checkpointVersion || numbers.length !== wordIds.length * columns) return null
  const takenFor = new Map(taken)
  const memory: Memory = new Map()
  for (const [i, wordId] of wordIds.entries()) {
    const word = wordAt(numbers, i * columns, takenFor.get(i) ?? [])
    if (word === null) return null
    memory.set(wordId, word)
  }
  return memory
}

function wordAt(numbers: Float64Array, start: number, takenFor: readonly WordId[]): WordMemory | null {
  const at = (column: number) => numbers[start + column] ?? Number.NaN
  const lastGrade = grades[at(5)]
  if (lastGrade === undefined || !(at(0) > 0) || !Number.isFinite(at(3))) return null
  return {
    stability: at(0),
    difficulty: at(1),
    firstDay: at(2),
    lastDay: at(3),
    lastAt: at(4),
    lastGrade,
    rightInARow: at(6),
    rightDays: at(7),
    hasRecalled: at(8) === 1,
    takenFor,
  }
}
