import type { WheelBoard } from '@verbena/core/games/word-wheel/word-wheel'
import type { CSSProperties } from 'react'
import { cn } from '../../../lib/cn'

type LetterWheelProps = { board: WheelBoard; shuffles: number; onLetter: (letter: string) => void }

/** A blossom of letters around the one that every word needs. */
export function LetterWheel({ board: { centre, outer }, shuffles, onLetter }: LetterWheelProps) {
  return (
    <fieldset aria-label="Letters" className="wheel shrink" style={{ '--count': outer.length } as CSSProperties}>
      <Letter letter={centre} isCentre onPress={() => onLetter(centre)} />
      {outer.map((letter, place) => (
        <Letter key={`${shuffles} ${letter}`} letter={letter} place={place} isMixed={shuffles > 0} onPress={() => onLetter(letter)} />
      ))}
    </fieldset>
  )
}

type LetterProps = { letter: string; place?: number; isCentre?: boolean; isMixed?: boolean; onPress: () => void }

function Letter({ letter, place = 0, isCentre = false, isMixed = false, onPress }: LetterProps) {
  return (
    <button
      type="button"
      aria-label={isCentre ? `${letter.toUpperCase()}, in the middle` : letter.toUpperCase()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={cn('wheel-letter', isCentre ? 'wheel-centre' : 'wheel-petal', isMixed && 'wheel-turn')}
      style={{ '--place': place } as CSSProperties}
    >
      <span className="wheel-text">{letter}</span>
    </button>
  )
}
