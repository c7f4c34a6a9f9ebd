import './word-wheel.css'
import type { WordWheelAction, WordWheelState } from '@verbena/core/games/word-wheel/word-wheel'
import { Delete, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { Feedback } from '../../../components/game/feedback'
import type { BoardProps } from '../../../components/game/game-parts'
import { useGameKeys } from '../../../components/game/use-game-keys'
import { IconButton } from '../../../ui/icon-button'
import { ClueList } from './clue-list'
import { LetterWheel } from './letter-wheel'
import { SpellingField } from './spelling-field'
import { submittedText } from './submitted-text'
import { WheelTools } from './wheel-tools'

const mostLetters = 20

/** Words to find by their meanings, the wheel of letters, and the word that is being spelled. */
export function WordWheelBoard({ state, act }: BoardProps<WordWheelState, WordWheelAction>) {
  const [spelled, setSpelled] = useState({ board: state.board, text: '' })
  const board = state.boards[state.board]
  const isAsking = state.status === 'asking'
  const text = spelled.board === state.board ? spelled.text : ''

  function spell(next: string) {
    const letters = [...next.toLowerCase()].filter((letter) => letter === board?.centre || board?.outer.includes(letter))
    setSpelled({ board: state.board, text: letters.slice(0, mostLetters).join('') })
  }

  function submit() {
    act({ type: 'submit', text })
    spell('')
  }

  const shuffle = () => act({ type: 'shuffle' })
  const hinted = board?.words.findIndex((word) => !word.isFound && word.revealed < word.target.word.length - 1) ?? -1
  const reveal = hinted < 0 ? undefined : () => act({ type: 'reveal', word: hinted })
  useGameKeys(
    isAsking ? { h: reveal, enter: submit, ' ': shuffle, backspace: () => spell(text.slice(0, -1)) } : {},
    isAsking ? (letter) => spell(text + letter) : undefined,
  )

  if (board === undefined) return null
  const foundCount = board.words.filter((word) => word.isFound).length
  return (
    <div className="@container flex flex-1 flex-col px-[20px]">
      <div className="grid flex-1 grid-cols-1 gap-x-6 gap-y-3 @lg:my-auto @lg:flex-none @lg:grid-cols-[1fr_20rem]">
        <div className="grid content-start gap-3 pt-3">
          <h2 className="font-display text-xl tracking-tight text-balance">
            Find {board.words.length} words, each with {withArticle(board.centre)}
          </h2>
          <ClueList
            key={state.board}
            words={board.words}
            last={state.last?.was === 'found' ? state.last.text : null}
            isOver={!isAsking}
            onReveal={(word) => act({ type: 'reveal', word })}
          />
        </div>
        {isAsking ? (
          <div className="wheel-panel grid grid-cols-1 content-start justify-items-center gap-2 self-end pt-2 pb-[max(env(safe-area-inset-bottom),12px)] @lg:self-start @lg:pt-6">
            <SpellingField
              key={`${state.board} field`}
              text={text}
              board={board}
              said={submittedText(state)}
              tone={state.last?.was}
              onSpell={spell}
              onSubmit={submit}
              onShuffle={shuffle}
            />
            <div className="-mx-[14px] flex items-end justify-center">
              <IconButton keepsFocus icon={Delete} label="Delete letter" onClick={() => spell(text.slice(0, -1))} />
              <LetterWheel board={board} shuffles={state.shuffles} onLetter={(letter) => spell(text + letter)} />
              <IconButton keepsFocus icon={Shuffle} label="Shuffle" onClick={shuffle} />
            </div>
            <WheelTools canSubmit={text !== ''} onSubmit={submit} onFinish={() => act({ type: 'finish' })} />
          </div>
        ) : (
          <div className="self-end @lg:self-start @lg:pt-6">
            <Feedback
              isRight={foundCount === board.words.length}
              title={`${foundCount} of ${board.words.length} found`}
              nextLabel="Next wheel"
              onNext={() => act({ type: 'next' })}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** A letter as it is named: "an E", "a T". */
function withArticle(letter: string): string {
  return `${'aefhilmnorsx'.includes(letter) ? 'an' : 'a'} ${letter.toUpperCase()}`
}
