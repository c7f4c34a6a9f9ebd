import { type RushAction, type RushState, rushStrikes } from '@verbena/core/games/rush/rush'
import { Board } from '../../../components/game/board'
import { Choices } from '../../../components/game/choices'
import { Feedback } from '../../../components/game/feedback'
import type { BoardProps } from '../../../components/game/game-parts'
import { QuestionPrompt } from '../../../components/game/question-prompt'
import { Strikes } from './strikes'
import { TimeBank } from './time-bank'

/** A word and its meanings over the time bank; a miss stops the clock until the learner goes on. */
export function RushBoard({ state, act, timeNow }: BoardProps<RushState, RushAction>) {
  const { question, chosen, status } = state
  if (question === null) return null
  const isMissed = status === 'feedback'
  const taken = question.options[chosen ?? -1]
  return (
    <>
      <TimeBank state={state} timeNow={timeNow} />
      <Strikes state={state} timeNow={timeNow} />
      <Board
        prompt={<QuestionPrompt key={state.asked.length} question={question} />}
        footer={
          isMissed && (
            <Feedback
              isRight={false}
              title={`Strike ${state.strikes} of ${rushStrikes}`}
              onNext={() => act({ type: 'next' })}
              nextLabel={state.strikes >= rushStrikes ? 'Results' : 'Next'}
            >
              {taken && taken.wordId !== question.target.wordId && `That is what ${taken.word} means.`}
            </Feedback>
          )
        }
      >
        <Choices
          key={state.asked.length}
          options={question.options}
          onChoose={(option) => act({ type: 'choose', option })}
          answer={isMissed ? { right: question.right, chosen } : null}
        />
      </Board>
    </>
  )
}
