import './complete-word.css'
import type { CompleteWordState } from '@verbena/core/games/complete-word/complete-word'
import type { PartialWord } from '@verbena/core/games/complete-word/letters'
import { blank } from '@verbena/core/games/mask/mask'
import type { CSSProperties, KeyboardEvent } from 'react'
import { takeFocus } from '../../../components/game/take-focus'
import { cn } from '../../../lib/cn'

type BlankWordProps = {
  state: CompleteWordState
  word: PartialWord
  /** The blank that takes the next letter. */
  at: number
  onChoose: (at: number) => void
  onLetter: (letter: string) => void
  onBack: () => void
  onMove: (by: number) => void
}

/** The word letter by letter; each blank is a field of its own, filled without the device's keyboard. */
export function BlankWord({ state, word, at, onChoose, onLetter, onBack, onMove }: BlankWordProps) {
  const { filled, last, wrong, isSolved } = state
  const letters = [...word.target.word]

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Backspace') onBack()
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') onMove(event.key === 'ArrowLeft' ? -1 : 1)
    else return
    event.preventDefault()
  }

  return (
    <fieldset
      aria-label={`A word of ${letters.length} letters: ${word.clue.replaceAll(blank, 'blank')}`}
      className="word-cells"
      style={{ '--count': letters.length } as CSSProperties}
    >
      {letters.map((letter, place) => {
        const isBlank = word.hidden.includes(place)
        const name = `Letter ${place + 1} of ${letters.length}`
        const isRight = filled[place] === letter
        const style = { '--place': place } as CSSProperties
        if (!isBlank || isRight || isSolved !== null)
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
              key={place}
              className={cn(
                'word-cell',
                isBlank && (isRight ? 'word-cell-right' : 'word-cell-shown game-nudge'),
                isSolved && 'word-cell-whole',
              )}
              style={style}
            >
              <span className="sr-only">{`${name}, `}</span>
              {letter}
            </span>
          )
        const isWrong = last?.at === place && last.was === 'wrong'
        return (
          <input
            key={isWrong ? `${place} ${wrong}` : place}
            ref={place === at ? takeFocus : undefined}
            aria-label={filled[place] === undefined ? `${name}, blank` : `${name}, not sure`}
            value={filled[place] ?? ''}
            placeholder={isWrong ? last.letter : undefined}
            onChange={({ target: { value } }) => onLetter(value.slice(-1))}
            onKeyDown={press}
            onFocus={() => place !== at && onChoose(place)}
            onClick={() => onChoose(place)}
            tabIndex={place === at ? 0 : -1}
            inputMode="none"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cn('word-cell word-blank', place === at && 'word-blank-next', isWrong && 'word-blank-wrong game-nudge')}
            style={style}
          />
        )
      })}
    </fieldset>
  )
}
