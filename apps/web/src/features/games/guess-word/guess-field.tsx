import type { Guess } from '@verbena/core/games/guess-word/guess-word'
import type { Ref } from 'react'
import { cn } from '../../../lib/cn'
import { letterRow, letterText } from './letter-row'

type GuessFieldProps = {
  ref: Ref<HTMLInputElement>
  value: string
  length: number
  guesses: readonly Guess[]
  describedBy: string
  onChange: (text: string) => void
}

/** A text field drawn as cells; letters that are known to be in place shine through. No keyboard rises over the game: it has its own. */
export function GuessField({ ref, value, length, guesses, describedBy, onChange }: GuessFieldProps) {
  return (
    <div className="group relative">
      <div aria-hidden="true" className={letterRow}>
        {Array.from({ length }, (_, at) => {
          const known = guesses.find(({ marks }) => marks[at] === 'here')?.text[at]
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={at}
              className={cn(
                'grid h-[48px] place-items-center rounded-[12px] border bg-card',
                letterText,
                value[at] !== undefined ? 'border-primary' : 'border-hairline text-primary/50',
                at === value.length && 'group-focus-within:border-primary group-focus-within:bg-glow',
              )}
            >
              {value[at] ?? known}
            </span>
          )
        })}
      </div>
      <input
        ref={ref}
        aria-label={`Your guess, ${length} letters`}
        aria-describedby={describedBy}
        value={value}
        inputMode="none"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value.toLowerCase().replaceAll(/[^a-z]/g, ''))}
        className="absolute inset-0 size-full rounded-[12px] opacity-0"
      />
    </div>
  )
}
