import '../../../components/game/game.css'
import { type CompleteWordAction, type CompleteWordState, isReturned, partialWord } from '@verbena/core/games/complete-word/complete-word'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Feedback } from '../../../components/game/feedback'
import type { BoardProps } from '../../../components/game/game-parts'
import { GapText } from '../../../components/game/gap-text'
import { LetterKeys } from '../../../components/game/letter-keys'
import { Prompt } from '../../../components/game/prompt'
import { ToolButton, Tools } from '../../../components/game/tool-button'
import { useGameKeys } from '../../../components/game/use-game-keys'
import { pronounce } from '../../../components/speak-button'
import { BlankWord } from './blank-word'
import { letterText } from './letter-text'
import { nearestBlank, openBlanks } from './open-blanks'

/** A blank of the word on show: it `stays` when it was chosen by hand, and not because it came next. */
type Chosen = { place: number; at: number; stays: boolean }

/** A word with blanks, its meaning, and letters to fill them with. */
export function CompleteWordBoard({ state, act }: BoardProps<CompleteWordState, CompleteWordAction>) {
  const [chosen, setChosen] = useState<Chosen>({ place: state.place, at: 0, stays: false })
  const word = partialWord(state)
  const isAsking = state.status === 'asking'
  const open = word ? openBlanks(word, state.filled) : []
  const wanted = chosen.place === state.place ? chosen : { at: 0, stays: false }
  const at = wanted.stays && open.includes(wanted.at) ? wanted.at : nearestBlank(open, state.filled, wanted.at)
  const choose = (next: number | undefined) => next !== undefined && setChosen({ place: state.place, at: next, stays: true })
  const move = (by: number) => choose(open.at((open.indexOf(at) + by) % open.length))

  function put(letter: string) {
    setChosen({ place: state.place, at, stays: false })
    act({ type: 'letter', at, letter })
  }

  function takeBack() {
    if (state.filled[at] === undefined) move(-1)
    else act({ type: 'erase', at })
  }

  function say() {
    if (word === undefined) return
    act({ type: 'listen' })
    void pronounce(word.target.word)
  }

  useGameKeys(
    { p: say, ...(isAsking && { arrowleft: () => move(-1), arrowright: () => move(1), backspace: takeBack }) },
    isAsking ? put : undefined,
  )

  if (word === undefined) return null
  return (
    <div className="game-board">
      <div className="game-asked gap-3">
        <Prompt
          key={state.place}
          keepsFocus
          ask={isReturned(state) ? 'Once more, without points' : 'Which word means this?'}
          text={<GapText text={word.clue} />}
        />
        <BlankWord
          key={`${state.place} word`}
          state={state}
          word={word}
          at={at}
          onChoose={choose}
          onLetter={put}
          onBack={takeBack}
          onMove={move}
        />
        <p className="min-h-6 text-center text-muted text-balance break-words">{isAsking && letterText(state)}</p>
      </div>
      <div className="game-answers grid min-h-[13.25rem] content-start gap-3">
        {isAsking ? (
          <>
            <Tools>
              <ToolButton
                icon={Volume2}
                label={state.hasHeard ? 'Hear it again' : 'Hear it, no bonus'}
                shortcut="Alt+P"
                says={word.target.word}
                onClick={say}
              />
            </Tools>
            <LetterKeys onLetter={put} onBack={takeBack} />
          </>
        ) : (
          <>
            <Feedback isRight={state.isSolved === true} title={resultText(state)} onNext={() => act({ type: 'next' })}>
              {state.isSolved === false && !isReturned(state) && 'It comes back at the end.'}
            </Feedback>
            <Tools>
              <ToolButton icon={Volume2} label="Say it" shortcut="P" says={word.target.word} onClick={say} />
            </Tools>
          </>
        )}
      </div>
    </div>
  )
}

function resultText(state: CompleteWordState): string {
  if (state.isSolved === false) return `It is ${partialWord(state)?.target.word}.`
  if (isReturned(state) || state.wrong > 0) return 'Whole again.'
  return state.hasHeard ? 'Without a slip.' : 'Without a slip: 5 more.'
}
