import { isRepeat, type QuizAction, type QuizState, quizQuestion } from '@verbena/core/quiz/daily-quiz'
import { Lightbulb, Volume2 } from 'lucide-react'
import { AnswerField } from '../../components/game/answer-field'
import { Board } from '../../components/game/board'
import { Choices } from '../../components/game/choices'
import { Explained, verdict } from '../../components/game/explained'
import { Feedback } from '../../components/game/feedback'
import type { BoardProps } from '../../components/game/game-parts'
import { QuestionPrompt } from '../../components/game/question-prompt'
import { ToolButton, Tools } from '../../components/game/tool-button'
import { Typed } from '../../components/game/typed'
import { useGameKeys } from '../../components/game/use-game-keys'
import { pronounce } from '../../components/speak-button'
import { QuizMarks } from './quiz-marks'

/** One question of the quiz with its one hint; above it the marks so far. */
export function QuizBoard({ state, act }: BoardProps<QuizState, QuizAction>) {
  const question = quizQuestion(state)
  const { turn, status } = state
  const isAnswered = status === 'feedback'
  // before the answer only a word that stands there anyway may be said
  const isSayable = isAnswered || (question !== undefined && ['meaning', 'synonym', 'antonym'].includes(question.ask))
  const hint = () => act({ type: 'hint' })
  const say = () => void pronounce(question?.target.word ?? '')

  useGameKeys({ h: isAnswered ? undefined : hint, p: isSayable ? say : undefined })

  if (question === undefined) return null
  const alt = question.ask === 'typed' && !isAnswered ? 'Alt+' : ''
  return (
    <>
      <QuizMarks marks={state.marks} count={state.questions.length} />
      <Board
        room="lesson"
        prompt={<QuestionPrompt key={state.place} question={question} />}
        footer={
          isAnswered ? (
            <Feedback isRight={turn.isRight === true} title={verdict(question, turn)} onNext={() => act({ type: 'next' })}>
              <Explained question={question} turn={turn} />
            </Feedback>
          ) : (
            <Tools>
              <ToolButton icon={Lightbulb} label="Hint" shortcut={`${alt}H`} isDisabled={turn.isHinted} onClick={hint} />
              {isSayable && <ToolButton icon={Volume2} label="Pronounce" shortcut={`${alt}P`} says={question.target.word} onClick={say} />}
              {isRepeat(state) && <p className="w-full text-center text-sm text-muted">Once more, this does not count</p>}
            </Tools>
          )
        }
      >
        {question.ask === 'typed' ? (
          <Typed answer={isAnswered ? { text: turn.typed ?? '', isRight: turn.isRight === true } : null}>
            <AnswerField
              key={state.place}
              shown={question.target.word.slice(0, turn.letters)}
              length={question.length}
              onAnswer={(text) => act({ type: 'type', text })}
              {...(turn.isAskedToCheck && { note: 'Almost. Check the spelling.' })}
            />
          </Typed>
        ) : (
          <Choices
            key={state.place}
            options={question.options}
            dropped={turn.dropped}
            onChoose={(option) => act({ type: 'choose', option })}
            answer={isAnswered ? { right: question.right, chosen: turn.chosen } : null}
          />
        )}
      </Board>
    </>
  )
}
