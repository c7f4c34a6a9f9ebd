import type { Word } from '../../words/word'
import type { Maker } from '../distractors/distractors'
import { drawWords, onlyWords, type Pool } from '../pool/pool'
import { chooseQuestion } from '../questions/choose'
import { makerOf, type Supply, supplyAfter } from '../questions/maker'
import type { Question } from '../questions/question'
import { typedQuestion } from '../questions/typed'

type Kind = 'meaning' | 'word' | 'gap' | 'typed'

/** Ten rungs of each ladder; the second and the third ask for more from memory. */
const ladders: readonly (readonly Kind[])[] = [
  ['meaning', 'meaning', 'meaning', 'word', 'word', 'word', 'gap', 'gap', 'typed', 'typed'],
  ['meaning', 'meaning', 'word', 'word', 'gap', 'gap', 'gap', 'typed', 'typed', 'typed'],
  ['meaning', 'word', 'word', 'gap', 'gap', 'typed', 'typed', 'typed', 'typed', 'typed'],
]
export const ladderLength = 10

/** What is asked on a rung, counted from the start of the run; beyond the last ladder it repeats. */
function kindOf(rung: number): Kind {
  const ladder = ladders[Math.min(ladders.length - 1, Math.floor(rung / ladderLength))]
  return ladder?.[rung % ladderLength] ?? 'meaning'
}

function make(kind: Kind, word: Word, maker: Maker): Question | null {
  return kind === 'typed' ? typedQuestion(word, maker.library) : chooseQuestion(kind, word, maker, { options: 4 })
}

/** The pool of a run: only words the learner has seen, those of a collection before all others; or the misses to practise. */
export function seenPool(pool: Pool, misses: readonly string[] | null): Pool {
  if (misses !== null || pool.scope.by === 'choice') return onlyWords(pool, misses ?? [...pool.seen])
  return { ...pool, circles: pool.circles.map(({ list, has }) => ({ list, has: (word) => has(word) && pool.seen.has(word.id) })) }
}

type Wish = { rung: number; asked: readonly string[]; supply: Supply; misses: readonly string[] | null; first: string | null }

type Made = { question: Question; supply: Supply }

/** The question of a rung about a word not asked before; when all were asked they come again. `null` when there is none. */
export function perfectionQuestion(pool: Pool, { rung, asked, supply, misses, first }: Wish): Made | null {
  const seen = seenPool(pool, misses)
  const kind = kindOf(rung)
  const maker = makerOf(pool, supply)
  const fresh = new Set(asked)
  const begin = first === null ? undefined : pool.library.byId.get(first)
  const question =
    (begin && (make(kind, begin, maker) ?? make('meaning', begin, maker))) ??
    drawQuestion(seen, kind, maker, fresh) ??
    drawQuestion(seen, 'meaning', maker, fresh) ??
    (misses === null ? drawQuestion(seen, kind, maker, new Set(asked.slice(-1))) : null)
  return question === null ? null : { question, supply: supplyAfter(maker, supply) }
}

function drawQuestion(pool: Pool, kind: Kind, maker: Maker, without: ReadonlySet<string>): Question | null {
  let made: Question | null = null
  function fits(word: Word) {
    made = make(kind, word, maker)
    return made !== null
  }
  drawWords(pool, { count: 1, random: maker.random, without, fits })
  return made
}
