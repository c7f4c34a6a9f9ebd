import type { LetterMark } from '@verbena/core/games/guess-word/letter-marks'
import { CornerDownLeft, Delete } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn'

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const markTexts: Record<LetterMark, string> = { here: 'in place', elsewhere: 'elsewhere', absent: 'not in it' }

type LetterKeysProps = {
  onLetter: (letter: string) => void
  onBack: () => void
  /** Left out where the last letter enters by itself. */
  enter?: { label: string; onEnter: () => void }
  /** What earlier answers said of a letter. */
  marks?: ReadonlyMap<string, LetterMark>
  isDisabled?: boolean
}

/** A keyboard of letters for thumbs. It leaves the focus where it is, so that keys can be typed on in between. */
export function LetterKeys({ onLetter, onBack, enter, marks, isDisabled = false }: LetterKeysProps) {
  return (
    <fieldset disabled={isDisabled} aria-label="Letters" className="grid min-w-0 gap-1.5 disabled:opacity-45">
      {rows.map((row, place) => (
        <div key={row} className="mx-auto flex w-full max-w-[34rem] justify-center gap-[3px] sm:gap-1.5">
          {place === 2 && enter && (
            <Key label={enter.label} onPress={enter.onEnter} isWide>
              <CornerDownLeft aria-hidden className="size-[20px]" strokeWidth={1.75} />
            </Key>
          )}
          {[...row].map((letter) => {
            const mark = marks?.get(letter)
            const label = letter.toUpperCase()
            return (
              <Key key={letter} label={mark ? `${label}, ${markTexts[mark]}` : label} onPress={() => onLetter(letter)} mark={mark}>
                {label}
              </Key>
            )
          })}
          {place === 2 && (
            <Key label="Delete letter" onPress={onBack} isWide>
              <Delete aria-hidden className="size-[20px]" strokeWidth={1.75} />
            </Key>
          )}
        </div>
      ))}
    </fieldset>
  )
}

type KeyProps = { label: string; onPress: () => void; isWide?: boolean; mark?: LetterMark | undefined; children: ReactNode }

function Key({ label, onPress, isWide = false, mark, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={cn(
        'relative grid h-[48px] min-w-0 place-items-center rounded-[10px] text-[min(1.25rem,5.5vw)] font-medium active:bg-glow forced-colors:border',
        isWide ? 'flex-[1.5] text-muted' : 'flex-1',
        mark === 'here' && 'bg-primary text-primary-foreground forced-colors:border-4',
        mark === 'elsewhere' && 'bg-glow inset-ring inset-ring-primary',
        mark === 'absent' && 'text-muted line-through opacity-60 hover:bg-lift',
        mark === undefined && 'bg-lift hover:brightness-125',
      )}
    >
      {children}
      {mark === 'elsewhere' && (
        <span aria-hidden="true" className="absolute top-1 right-1 size-[5px] rounded-full bg-current forced-colors:bg-[ButtonText]" />
      )}
    </button>
  )
}
