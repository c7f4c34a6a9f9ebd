import '../../../components/game/game.css'
import { type ScrambleAction, type ScrambleState, scrambledWord, worthLeft } from '@verbena/core/games/scramble/scramble'
import { Volume2 } from 'lucide-react'
import { Feedback } from '../../../components/game/feedback'
import type { BoardProps } from '../../../components/game/game-parts'
import { GapText } from '../../../components/game/gap-text'
import { Prompt } from '../../../components/game/prompt'
import { ToolButton, Tools } from '../../../components/game/tool-button'
import { useGameKeys } from '../../../components/game/use-game-keys'
import { pronounce } from '../../../components/speak-button'
import { cn } from '../../../lib/cn'
import { LetterRow } from './letter-row'
import { LetterTiles } from './letter-tiles'
import { nextHint, ScrambleTools } from './scramble-tools'
import { tryText } from './try-text'

/** A row to fill, the letters to fill it with, and hints for a price. */
export function ScrambleBoard({ state, act }: BoardProps<ScrambleState, ScrambleAction>) {
  const word = scrambledWord(state)
  const isAsking = state.status === 'asking'
  const say = () => void pronounce(word?.target.word ?? '')
  useGameKeys(
    isAsking ? { h: () => act(nextHint(state)), ' ': () => act({ type: 'shuffle' }), backspace: () => act({ type: 'back' }) } : { p: say },
    isAsking ? (letter) => act({ type: 'letter', letter }) : undefined,
  )

  if (word === undefined) return null
  const { target, clue, accepted } = word
  const isMeaningShown = state.hasMeaning || !isAsking
  return (
    <div className="game-board">
      <div className="game-asked gap-4">
        <Prompt
          key={state.place}
          keepsFocus
          ask={isMeaningShown ? 'Which word means this?' : `${target.word.length} letters, worth ${worthLeft(state)}`}
          text={isMeaningShown ? isAsking ? <GapText text={clue} /> : target.meaning : 'Which word is hidden in these letters?'}
        />
        <LetterRow key={`${state.place} row`} state={state} word={word} act={act} />
        <p className="min-h-6 text-center text-muted text-balance break-words">{isAsking && tryText(state)}</p>
      </div>
      <div className="game-answers relative grid grid-cols-1 content-start gap-4">
        {/* out of sight they still keep their room, so that the row above stays where it is */}
        <div className={cn('grid grid-cols-1 gap-4', !isAsking && 'invisible')}>
          <LetterTiles row={state.row} shuffles={state.shuffles} onTile={(tile) => act({ type: 'tile', tile })} />
          <ScrambleTools state={state} act={act} />
        </div>
        {!isAsking && (
          <div className="absolute inset-x-0 top-0 grid gap-3">
            <Feedback
              isRight={state.isSolved === true}
              title={state.isSolved === true ? `Right, ${worthLeft(state)} points` : `It is ${target.word}.`}
              onNext={() => act({ type: 'next' })}
            >
              {accepted.length > 1 && `${accepted.join(' and ')} are made of the same letters.`}
            </Feedback>
            <Tools>
              <ToolButton icon={Volume2} label="Say it" shortcut="P" says={word?.target.word} onClick={say} />
            </Tools>
          </div>
        )}
      </div>
    </div>
  )
}
