import { addConfusions, type Confusions } from '@verbena/core/games/pool/confusions'
import type { WordId } from '@verbena/core/words/word'
import * as v from 'valibot'
import { keyValue } from '../../device/storage'

const key = 'verbena-confusions'
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.array(v.string())))

/** Which words the learner took for which, as far as this device knows. */
export function readConfusions(): Confusions {
  const read = v.safeParse(stored, keyValue.get(key))
  return read.success ? read.output : {}
}

/** Keeps words that were taken for each other, to be told apart in later rounds. */
export function rememberConfusions(found: readonly { wordId: WordId; takenFor: WordId }[]): void {
  if (found.length === 0) return
  try {
    keyValue.set(key, JSON.stringify(addConfusions(readConfusions(), found)))
  } catch {
    // full storage: rounds get their other wrong options only
  }
}
