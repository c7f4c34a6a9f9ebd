import { type FillGapAction, type FillGapState, fillGap, gapOnShow } from '@verbena/core/games/fill-gap/fill-gap'
import { hintText } from '../../../components/game/explained'
import { Game } from '../../../components/game/game'
import type { GameParts } from '../../../components/game/game-parts'
import { FillGapDetails } from './fill-gap-details'
import { GapBoard } from './gap-board'
import { formOf } from './gap-form'

const points = (score: number) => `${score} points`

const parts: GameParts<FillGapState, FillGapAction> = {
  engine: fillGap,
  rules: [
    'Ten sentences with a gap. Choose the word for the first six, write it for the last four.',
    'A hint costs half of the ten points.',
  ],
  keys: [
    ['1–4', 'Choose'],
    ['H', 'Hint'],
    ['P', 'Hear the sentence'],
    ['Alt+H', 'Hint while writing'],
  ],
  Board: GapBoard,
  status: ({ score }) => points(score),
  scoreText: points,
  says: (state) => {
    const question = gapOnShow(state)
    const { turn } = state
    if (question === undefined) return ''
    if (turn.isRight === null) return hintText(question.question, turn) // a slip is told by the field
    if (state.hasClaimed) return 'It fits too.'
    return turn.isRight ? `Right. ${question.sentence}` : `Wrong. It is ${formOf(question)}. ${question.sentence}`
  },
  feel: ({ turn: before }, { turn }) =>
    turn.isRight === null || turn.isRight === before.isRight ? null : turn.isRight ? 'right' : 'wrong',
  Lesson: FillGapDetails,
}

export { fillGap as engine }

/** Fill in the gap: a word taken out of its own sentence. */
export default function FillGapScreen() {
  return <Game parts={parts} />
}
