import { type Level, levels, type Word } from '../../words/word'
import type { Maker } from '../distractors/distractors'
import { drawWords, onlyWords, type Pool } from '../pool/pool'
import { chooseQuestion } from '../questions/choose'
import { makerOf, type Supply, supplyAfter } from '../questions/maker'
import type { ChooseQuestion } from '../questions/question'

type Rung = { from: number; level: Level; options: number; isFromSameCategory: boolean }

/** The ladder: from which question on, at what level and with how many options; later, options from the same category. */
const rungs: readonly Rung[] = [
  { from: 20, level: 'advanced', options: 4, isFromSameCategory: true },
  { from: 13, level: 'advanced', options: 4, isFromSameCategory: false },
  { from: 6, level: 'intermediate', options: 3, isFromSameCategory: false },
  { from: 1, level: 'beginner', options: 2, isFromSameCategory: false },
]

type Made = { question: ChooseQuestion; supply: Supply }

/** The next question of a rush; `null` when no word is left. */
export function rushQuestion(
  pool: Pool,
  state: { asked: readonly string[]; supply: Supply; misses: readonly string[] | null },
): Made | null {
  const { asked, supply, misses } = state
  const rung = rungs.find(({ from }) => asked.length + 1 >= from)
  if (rung === undefined) return null
  const maker = makerOf(pool, supply)
  const source = misses === null ? pool : onlyWords(pool, misses)
  const without = new Set(asked)
  const isOnRung = (word: Word) => word.difficulty === rung.level
  // a collection is practised before the ladder goes on beyond it
  const own = source.scope.by === 'words' ? { ...source, circles: source.circles.slice(0, 1) } : null
  const question =
    (own && (drawQuestion(own, rung, maker, without, isOnRung) ?? drawQuestion(own, rung, maker, without, () => true))) ??
    drawQuestion(source, rung, maker, without, isOnRung) ??
    drawQuestion(source, rung, maker, without, () => true)
  return question === null ? null : { question, supply: supplyAfter(maker, supply) }
}

function drawQuestion(
  pool: Pool,
  rung: Rung,
  maker: Maker,
  without: ReadonlySet<string>,
  isWanted: (word: Word) => boolean,
): ChooseQuestion | null {
  let made: ChooseQuestion | null = null
  function fits(word: Word) {
    if (!isWanted(word)) return false
    made = chooseQuestion('meaning', word, maker, rung) ?? chooseQuestion('meaning', word, maker, { options: rung.options })
    return made !== null
  }
  drawWords(pool, { count: 1, random: maker.random, without, fits })
  return made
}

/** The hardest word beaten: the highest level, and of these the one that came last. */
export function hardestBeaten(pool: Pool, met: readonly { wordId: string; isRight: boolean | null }[]): Word | undefined {
  const beaten = met.flatMap((each) => (each.isRight ? (pool.library.byId.get(each.wordId) ?? []) : []))
  return beaten.reduce<Word | undefined>(
    (hardest, word) => (hardest === undefined || levels.indexOf(word.difficulty) >= levels.indexOf(hardest.difficulty) ? word : hardest),
    undefined,
  )
}
