import type { GuessWordAction, GuessWordState } from '@verbena/core/games/guess-word/guess-word'
import { describeKnown } from '@verbena/core/games/guess-word/letter-marks'
import { Eye, Sprout } from 'lucide-react'
import { useCallback, useId, useRef, useState } from 'react'
import { LetterKeys } from '../../../components/game/letter-keys'
import { takeFocus } from '../../../components/game/take-focus'
import { ToolButton, Tools } from '../../../components/game/tool-button'
import { useGameKeys } from '../../../components/game/use-game-keys'
import { bestMarks } from './best-marks'
import { GuessField } from './guess-field'

type GuessEntryProps = { state: GuessWordState; length: number; act: (action: GuessWordAction) => void }

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Where a guess is written, by keyboard or by tapping letters, with the two ways to get on without one. */
export function GuessEntry({ state, length, act }: GuessEntryProps) {
  const { guesses, opened } = state
  const [draft, setDraft] = useState('')
  const [note, setNote] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // always the same function: another one would take the focus back at every letter
  const holdField = useCallback((element: HTMLInputElement | null) => {
    field.current = element
    takeFocus(element)
  }, [])
  const noteId = useId()
  const clueCount = state.words[state.place]?.clues.length ?? 0

  function write(text: string) {
    setDraft(text.slice(0, length))
    setNote('')
  }

  function guess() {
    if (draft.length < length) setNote(`The word has ${length} letters.`)
    else if (guesses.some(({ text }) => text === draft)) setNote(`You tried ${draft} already.`)
    else {
      act({ type: 'guess', text: draft })
      write('')
    }
  }

  function openClue() {
    act({ type: 'clue' })
    if (opened + 1 === clueCount) field.current?.focus() // the button has done its work
  }

  useGameKeys({
    ...Object.fromEntries(letters.map((letter) => [letter, () => write(draft + letter)])),
    backspace: () => write(draft.slice(0, -1)),
    enter: guess,
  })

  return (
    <div className="grid gap-2">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          guess()
        }}
      >
        <GuessField ref={holdField} value={draft} length={length} guesses={guesses} describedBy={noteId} onChange={write} />
      </form>
      <p id={noteId} className="min-h-6 text-center text-sm text-muted">
        <span aria-live="polite">{note}</span>
        {guesses.length > 0 && <span className="sr-only">{describeKnown(guesses, length)}</span>}
      </p>
      <Tools>
        <ToolButton icon={Sprout} label="Next clue" isDisabled={opened >= clueCount} onClick={openClue} />
        <ToolButton icon={Eye} label="Show me" onClick={() => act({ type: 'reveal' })} />
      </Tools>
      <div className="-mx-[12px]">
        <LetterKeys
          onLetter={(letter) => write(draft + letter)}
          onBack={() => write(draft.slice(0, -1))}
          enter={{ label: 'Guess', onEnter: guess }}
          marks={bestMarks(guesses)}
        />
      </div>
    </div>
  )
}
