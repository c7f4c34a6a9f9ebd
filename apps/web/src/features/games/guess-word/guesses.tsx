import type { Guess } from '@verbena/core/games/guess-word/guess-word'
import type { LetterMark } from '@verbena/core/games/guess-word/letter-marks'
import { Check } from 'lucide-react'
import { cn } from '../../../lib/cn'
import { letterRow, letterText } from './letter-row'

const markTexts: Record<LetterMark, string> = { here: 'in place', elsewhere: 'elsewhere', absent: 'not in it' }

/** The guesses so far; every letter says by colour and by mark how near it is. */
export function Guesses({ guesses }: { guesses: readonly Guess[] }) {
  return (
    <ol aria-label="Guesses" className="grid gap-1">
      {guesses.map(({ text, marks }) => (
        <li key={text} data-guess className="game-nudge">
          <span className="sr-only">
            {[...text].map((letter, at) => `${letter.toUpperCase()} ${markTexts[marks[at] ?? 'absent']}`).join(', ')}
          </span>
          <span aria-hidden="true" className={letterRow}>
            {[...text].map((letter, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter of a word is its place
              <Cell key={at} letter={letter} mark={marks[at] ?? 'absent'} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Cell({ letter, mark }: { letter: string; mark: LetterMark }) {
  return (
    <span
      className={cn(
        'relative grid h-[34px] place-items-center rounded-[9px] border',
        letterText,
        mark === 'here' && 'border-primary bg-primary text-primary-foreground',
        mark === 'elsewhere' && 'border-primary bg-glow',
        mark === 'absent' && 'border-transparent text-muted',
      )}
    >
      {letter}
      {mark === 'here' && <Check className="absolute right-0.5 bottom-0.5 size-[9px]" strokeWidth={3} />}
      {mark === 'elsewhere' && (
        <span className="absolute right-1 bottom-1 size-[5px] rounded-full bg-primary forced-colors:bg-[CanvasText]" />
      )}
    </span>
  )
}
