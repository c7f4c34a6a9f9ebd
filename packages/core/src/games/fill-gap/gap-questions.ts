import type { Random } from '../../base/random'
import type { Word } from '../../words/word'
import { placeAnswers } from '../distractors/place-answer'
import type { StartOptions } from '../frame/engine'
import { drawTargets } from '../pool/draw-targets'
import type { Pool } from '../pool/pool'
import { chooseQuestion } from '../questions/choose'
import { makerOf, newSupply } from '../questions/maker'
import type { Question } from '../questions/question'
import { typedGap } from '../questions/typed'

/** A gap with the whole sentence, for after the answer and for the end screen. */
export type GapQuestion = { question: Question; sentence: string }

export const gapCount = 10
const chosenCount = 6

/** The questions of a round: six with options, then typed ones; a word that stands in no known form in its example is skipped. */
export function drawGaps(pool: Pool, random: Random, seed: number, options: StartOptions): GapQuestion[] {
  const maker = makerOf(pool, newSupply(seed))
  const count = Math.min(gapCount, options.misses?.length ?? gapCount)
  const chosen: Question[] = []
  const typed: Question[] = []
  const sentences = new Map<string, string>()
  const fits = (word: Word) => {
    const isChoosing = chosen.length < Math.min(chosenCount, count)
    const question = isChoosing ? (chooseQuestion('gap', word, maker, { options: 4 }) ?? null) : typedGap(word)
    if (question === null) return false
    ;(isChoosing ? chosen : typed).push(question)
    sentences.set(word.id, word.example)
    return true
  }
  const words = drawTargets(pool, { count, random, fits }, options)
  const order = new Map(words.map((word, place) => [word.id, place]))
  const byOrder = (a: Question, b: Question) => (order.get(a.target.wordId) ?? 0) - (order.get(b.target.wordId) ?? 0)
  const questions = [...placeAnswers(chosen.sort(byOrder), random), ...typed.sort(byOrder)]
  return questions.map((question) => ({ question, sentence: sentences.get(question.target.wordId) ?? '' }))
}
