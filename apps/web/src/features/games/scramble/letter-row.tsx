import './scramble.css'
import { rowText } from '@verbena/core/games/scramble/row'
import type { ScrambleAction, ScrambledWord, ScrambleState } from '@verbena/core/games/scramble/scramble'
import type { ChangeEvent, CSSProperties, KeyboardEvent } from 'react'
import { takeFocus } from '../../../components/game/take-focus'
import { cn } from '../../../lib/cn'

type LetterRowProps = { state: ScrambleState; word: ScrambledWord; act: (action: ScrambleAction) => void }

/** The row that becomes the word. A field lies over it, so that it is typed into like any other, without the device's own keyboard. */
export function LetterRow({ state, word, act }: LetterRowProps) {
  const { row, tries, isSolved } = state
  const typed = row.slots.map((tile) => (tile === null ? '' : row.letters[tile])).join('')
  const shown = isSolved === false ? [...word.target.word] : row.slots.map((tile) => (tile === null ? '' : (row.letters[tile] ?? '')))

  const next = isSolved === null ? row.slots.indexOf(null) : -1

  function change({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    if (value.length < typed.length) return act({ type: 'back' })
    for (const letter of value.slice(typed.length)) act({ type: 'letter', letter })
  }

  function press(event: KeyboardEvent) {
    if (event.key === ' ') {
      event.preventDefault()
      act({ type: 'shuffle' })
    } else if (event.key === 'Backspace') {
      event.preventDefault() // a letter that a hint placed may stand last
      act({ type: 'back' })
    }
  }

  return (
    <div className="letter-field relative mx-auto w-full max-w-lg">
      <ol
        key={tries}
        aria-hidden="true"
        className={cn('letter-row', tries > 0 && !isSolved && 'game-nudge')}
        style={{ '--count': shown.length } as CSSProperties}
      >
        {shown.map((letter, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            key={place}
            className={cn(
              'letter-slot',
              letter !== '' && 'letter-slot-full',
              place === next && 'letter-slot-next',
              row.fixed.includes(place) && 'letter-slot-fixed',
              isSolved === false && 'letter-slot-shown',
            )}
            style={{ '--place': place } as CSSProperties}
          >
            {letter !== '' && (
              <span key={letter} className={isSolved ? 'letter-turn' : isSolved === null ? 'letter-land' : undefined}>
                {letter}
              </span>
            )}
          </li>
        ))}
      </ol>
      {isSolved === null && (
        <input
          ref={takeFocus}
          aria-label={`Your word, ${typed.length} of ${row.letters.length} letters`}
          aria-description={`The letters are ${[...row.letters].join(', ')}`}
          value={typed}
          onChange={change}
          onKeyDown={press}
          inputMode="none"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="absolute inset-0 w-full cursor-default opacity-0 outline-none"
        />
      )}
      {isSolved !== null && <p className="sr-only">{isSolved ? rowText(row) : word.target.word}</p>}
    </div>
  )
}
