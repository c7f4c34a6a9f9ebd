import { productName } from '../base/product'
import type { QuizMark, QuizState } from './daily-quiz'

const signs = { right: '●', hinted: '◐', wrong: '○' } satisfies Record<QuizMark, string>

/** The result to pass on: marks and a score, but no word of it. */
export function quizResultText({ marks, score }: Pick<QuizState, 'marks' | 'score'>): string {
  return `${productName} daily quiz\n${marks.map((mark) => signs[mark]).join('')}\n${score} of ${marks.length}`
}
