import type { Random } from '../../base/random'
import type { ChooseQuestion } from '../questions/question'

const mostInARow = 3

/** Where the right option stands: random, but never the same place more than three times running (D9). */
export function placeAnswer(places: readonly number[], count: number, random: Random): number {
  const last = places.slice(-mostInARow)
  const worn = last.length === mostInARow && new Set(last).size === 1 ? last[0] : undefined
  const open = Array.from({ length: count }, (_, place) => place).filter((place) => place !== worn)
  return open[Math.floor(random() * open.length)] ?? 0
}

/** Questions whose order has just been found, with the right option of each put to its place again. */
export function placeAnswers<Any extends { ask: string }>(
  questions: readonly (Any | ChooseQuestion)[],
  random: Random,
): (Any | ChooseQuestion)[] {
  const places: number[] = []
  return questions.map((question) => {
    if (!('options' in question)) return question
    const option = question.options[question.right]
    const right = placeAnswer(places, question.options.length, random)
    places.push(right)
    return option === undefined
      ? question
      : { ...question, options: question.options.toSpliced(question.right, 1).toSpliced(right, 0, option), right }
  })
}
