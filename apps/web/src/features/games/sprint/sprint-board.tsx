import { missShownMs, type SprintAction, type SprintState, sprintPenaltyMs, sprintQuestion } from '@verbena/core/games/sprint/sprint'
import { useEffect } from 'react'
import { Board } from '../../../components/game/board'
import { Choices } from '../../../components/game/choices'
import { Feedback } from '../../../components/game/feedback'
import type { BoardProps } from '../../../components/game/game-parts'
import { Prompt } from '../../../components/game/prompt'
import { GhostBar } from './ghost-bar'
import { Stride } from './stride'

/** A meaning and three words; only a miss stops the run, for a moment. */
export function SprintBoard({ state, timing, act, timeNow }: BoardProps<SprintState, SprintAction>) {
  const question = sprintQuestion(state)
  const isMissed = state.status === 'feedback'
  const goesOnByItself = isMissed && timing !== 'off'

  useEffect(() => {
    if (!goesOnByItself) return
    const timer = setTimeout(() => act({ type: 'next' }), missShownMs)
    return () => clearTimeout(timer)
  }, [goesOnByItself, act])

  if (question === undefined) return null
  const leg = state.legs.length - (isMissed ? 1 : 0)
  return (
    <>
      <GhostBar state={state} timeNow={timeNow} />
      {goesOnByItself && (
        <p aria-hidden="true" className="relative mx-6">
          <span className="absolute top-1 right-0 text-sm font-semibold text-danger">+{sprintPenaltyMs / 1000} s</span>
        </p>
      )}
      <Board
        prompt={<Prompt key={leg} ask="Which word means this?" text={question.prompt} />}
        footer={isMissed && <Feedback isRight={false} title={`It is ${question.target.word}`} onNext={() => act({ type: 'next' })} />}
      >
        <Stride state={state} timeNow={timeNow} />
        <Choices
          key={`${leg} options`}
          options={question.options}
          onChoose={(option) => act({ type: 'choose', option })}
          answer={isMissed ? { right: question.right, chosen: state.chosen } : null}
        />
      </Board>
    </>
  )
}
