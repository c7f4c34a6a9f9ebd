import type { CSSProperties } from 'react'
import { cn } from '../../../lib/cn'
import { letterRow, letterText } from './letter-row'

/** The hidden word at last; when it was found, it opens letter by letter. */
export function AnswerRow({ word, isFound }: { word: string; isFound: boolean }) {
  return (
    <p aria-hidden="true" className={cn(letterRow, !isFound && 'game-settle')}>
      {[...word].map((letter, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter of a word is its place
          key={place}
          style={{ '--place': place } as CSSProperties}
          className={cn(
            'grid h-[48px] place-items-center rounded-[12px] border border-primary',
            letterText,
            isFound && 'guess-letter bg-primary text-primary-foreground',
          )}
        >
          {letter}
        </span>
      ))}
    </p>
  )
}
