import { type PerfectionAction, type PerfectionState, perfection } from '@verbena/core/games/perfection/perfection'
import { SkipForward } from 'lucide-react'
import { AnswerField } from '../../../components/game/answer-field'
import { Board } from '../../../components/game/board'
import { Choices } from '../../../components/game/choices'
import { Explained, verdict } from '../../../components/game/explained'
import { Feedback } from '../../../components/game/feedback'
import type { BoardProps } from '../../../components/game/game-parts'
import { QuestionPrompt } from '../../../components/game/question-prompt'
import { ToolButton } from '../../../components/game/tool-button'
import { Typed } from '../../../components/game/typed'
import { useGameKeys } from '../../../components/game/use-game-keys'
import { Button } from '../../../ui/button'
import { Ladder } from './ladder'

/** One rung: nothing counts until it is confirmed. */
export function PerfectionBoard({ state, act }: BoardProps<PerfectionState, PerfectionAction>) {
  const { question, turn, draft, status } = state
  const isAnswered = status === 'feedback'
  const isTyped = question?.ask === 'typed'
  const canConfirm = !isAnswered && !isTyped && draft !== null
  const confirm = () => act({ type: 'confirm' })

  useGameKeys({ enter: canConfirm ? confirm : undefined })

  if (question === null) return null
  const rung = state.asked.length
  return (
    <>
      <Ladder climbed={perfection.progress(state).done} stars={state.stars} hasMissed={state.end === 'missed'} isNew={isAnswered} />
      <Board
        room="lesson"
        prompt={<QuestionPrompt key={rung} question={question} />}
        footer={
          isAnswered ? (
            <Feedback
              isRight={turn.isRight === true}
              title={verdict(question, turn)}
              onNext={() => act({ type: 'next' })}
              nextLabel={state.end === null ? 'Next' : 'Results'}
            >
              <Explained question={question} turn={turn} />
            </Feedback>
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-2">
              <ToolButton icon={SkipForward} label="Pass" isDisabled={!state.hasPass} onClick={() => act({ type: 'pass' })} />
              {!isTyped && (
                <Button disabled={!canConfirm} onClick={confirm}>
                  Confirm
                </Button>
              )}
            </div>
          )
        }
      >
        {question.ask !== 'typed' ? (
          <Choices
            key={rung}
            options={question.options}
            selected={draft !== null && 'option' in draft ? draft.option : null}
            onChoose={(option) => act({ type: 'select', option })}
            answer={isAnswered ? { right: question.right, chosen: turn.chosen } : null}
          />
        ) : (
          <Typed answer={isAnswered ? { text: turn.typed ?? '', isRight: turn.isRight === true } : null}>
            <AnswerField
              key={rung}
              shown={question.first}
              length={question.length}
              initial={draft !== null && 'text' in draft ? draft.text : ''}
              submitLabel="Confirm"
              onChange={(text) => act({ type: 'draft', text })}
              onAnswer={confirm}
              {...(turn.isAskedToCheck && { note: 'Almost. Check the spelling, then confirm.' })}
            />
          </Typed>
        )}
      </Board>
    </>
  )
}
