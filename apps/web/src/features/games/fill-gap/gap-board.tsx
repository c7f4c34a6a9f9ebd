import './fill-gap.css'
import { type FillGapAction, type FillGapState, gapOnShow } from '@verbena/core/games/fill-gap/fill-gap'
import { Lightbulb } from 'lucide-react'
import { AnswerField } from '../../../components/game/answer-field'
import { Board } from '../../../components/game/board'
import { Choices } from '../../../components/game/choices'
import type { BoardProps } from '../../../components/game/game-parts'
import { GapText } from '../../../components/game/gap-text'
import { Prompt } from '../../../components/game/prompt'
import { ToolButton, Tools } from '../../../components/game/tool-button'
import { Typed } from '../../../components/game/typed'
import { useGameKeys } from '../../../components/game/use-game-keys'
import { pronounce } from '../../../components/speak-button'
import { FullSentence } from './full-sentence'
import { GapAnswered } from './gap-answered'

/** A sentence with a gap over four words or a line to write on. */
export function GapBoard({ state, act }: BoardProps<FillGapState, FillGapAction>) {
  const gap = gapOnShow(state)
  const { turn, place } = state
  const isAnswered = state.status === 'feedback'
  const canHint = !isAnswered && !turn.isHinted
  const hint = () => act({ type: 'hint' })
  const hear = () => void pronounce(gap?.sentence ?? '')
  useGameKeys({ h: canHint ? hint : undefined, p: isAnswered ? hear : undefined })
  if (gap === undefined) return null
  const { question } = gap
  const isTyped = question.ask === 'typed'

  return (
    <Board
      room="lesson-and-tools"
      prompt={
        <Prompt
          key={place}
          ask={isTyped ? 'Write the word that is missing' : 'Which word is missing?'}
          text={isAnswered ? <FullSentence gap={gap} className="fill-gap-word text-primary" /> : <GapText text={question.prompt} />}
          keepsFocus={isTyped}
        />
      }
      footer={
        <div className="grid content-start gap-2">
          {isAnswered ? (
            <GapAnswered gap={gap} turn={turn} hasClaimed={state.hasClaimed} act={act} onHear={hear} />
          ) : (
            <Tools>
              <ToolButton icon={Lightbulb} label="Hint" shortcut={isTyped ? 'Alt+H' : 'H'} isDisabled={!canHint} onClick={hint} />
            </Tools>
          )}
        </div>
      }
    >
      {question.ask !== 'typed' && (
        <Choices
          key={`${place} options`}
          options={question.options}
          dropped={turn.dropped}
          onChoose={(option) => act({ type: 'choose', option })}
          answer={isAnswered ? { right: question.right, chosen: turn.chosen } : null}
        />
      )}
      {question.ask === 'typed' && (
        <Typed answer={isAnswered ? { text: turn.typed ?? '', isRight: turn.isRight === true || state.hasClaimed } : null}>
          <AnswerField
            key={`${place} field`}
            shown={question.accepted[0]?.slice(0, turn.letters) ?? ''}
            length={question.length}
            onAnswer={(text) => act({ type: 'type', text })}
            note={turn.isAskedToCheck ? 'Nearly. Check the spelling.' : ''}
          />
        </Typed>
      )}
    </Board>
  )
}
