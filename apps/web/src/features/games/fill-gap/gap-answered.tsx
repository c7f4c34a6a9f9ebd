import type { FillGapAction } from '@verbena/core/games/fill-gap/fill-gap'
import type { GapQuestion } from '@verbena/core/games/fill-gap/gap-questions'
import type { FrameAction } from '@verbena/core/games/frame/engine'
import type { Turn } from '@verbena/core/games/questions/turn'
import { Check, Volume2 } from 'lucide-react'
import { Explained } from '../../../components/game/explained'
import { Feedback } from '../../../components/game/feedback'
import { ToolButton, Tools } from '../../../components/game/tool-button'
import { reportWord } from '../../../state/learner/use-learner'
import { formOf } from './gap-form'

type GapAnsweredProps = {
  gap: GapQuestion
  turn: Turn
  hasClaimed: boolean
  act: (action: FillGapAction | FrameAction) => void
  onHear: () => void
}

/** What came of the answer: what the word means, what the wrong one does, the sentence to hear, and the say of whoever thinks otherwise. */
export function GapAnswered({ gap, turn, hasClaimed, act, onHear }: GapAnsweredProps) {
  const { question } = gap
  const isRight = turn.isRight === true
  const chosen = question.ask === 'typed' ? undefined : question.options[turn.chosen ?? -1]

  /** The point is given, and the entry is looked at by whoever reads reports. */
  function claim() {
    act({ type: 'claim' })
    reportWord({ wordId: question.target.wordId, reason: 'example', note: `“${chosen?.text ?? turn.typed}” fits its sentence too.` })
  }

  return (
    <>
      <Tools>
        <ToolButton icon={Volume2} label="Hear it" shortcut="P" says={gap.sentence} onClick={onHear} />
        {!isRight && !hasClaimed && <ToolButton icon={Check} label="This fits too" onClick={claim} />}
      </Tools>
      <Feedback isRight={isRight || hasClaimed} title={title()} onNext={() => act({ type: 'next' })}>
        <Explained question={question} turn={turn} />
      </Feedback>
    </>
  )

  function title(): string {
    if (isRight) return turn.isHinted ? 'Right, with a hint' : 'Right'
    return hasClaimed ? 'It counts. Thank you for telling us.' : `It is ${formOf(gap)}.`
  }
}
