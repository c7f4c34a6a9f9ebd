import type { WheelWord } from '@verbena/core/games/word-wheel/word-wheel'
import { Check, Lightbulb } from 'lucide-react'
import type { CSSProperties } from 'react'
import { GapText } from '../../../components/game/gap-text'
import { afterPaint } from '../../../lib/after-paint'
import { cn } from '../../../lib/cn'
import { IconButton } from '../../../ui/icon-button'

type ClueListProps = {
  words: readonly WheelWord[]
  /** The word that was found just now. */
  last: string | null
  isOver: boolean
  onReveal: (word: number) => void
}

/** What each word means, and as much of it as is known. A word takes the place of its blanks, so that nothing else moves. */
export function ClueList({ words, last, isOver, onReveal }: ClueListProps) {
  return (
    <ol className="divide-y divide-hairline">
      {words.map(({ target, clue, revealed, isFound, usesAll }, place) => {
        const isShown = isFound || isOver
        return (
          <li
            key={target.wordId}
            ref={isFound && last === target.word ? showInPlace : undefined}
            className="wheel-clue grid min-h-[4.25rem] grid-cols-[1fr_48px] items-center gap-x-2 py-1.5"
          >
            <div className="min-w-0">
              <p className={cn('leading-snug text-pretty break-words', isShown && 'text-muted')}>
                {isShown ? target.meaning : <GapText text={clue} />}
              </p>
              {isShown ? (
                <Whole word={target.word} isFound={isFound} />
              ) : (
                <Blanks word={target.word} revealed={revealed} usesAll={usesAll} />
              )}
            </div>
            {isFound && <Check aria-hidden className="size-[22px] justify-self-center text-primary" strokeWidth={2.25} />}
            {!isShown && revealed < target.word.length - 1 && (
              <IconButton
                keepsFocus
                icon={Lightbulb}
                label={`Reveal a letter of word ${place + 1}, costs 5`}
                onClick={() => onReveal(place)}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** A word that was found lies under the wheel, perhaps. On a tall screen, where the wheel stays in reach, the page goes there. */
function showInPlace(clue: HTMLElement | null) {
  if (clue && window.matchMedia('(min-height: 700px)').matches) afterPaint(() => clue.scrollIntoView({ block: 'nearest' }))
}

/** A word that was found blooms letter by letter; one that was not is only shown. */
function Whole({ word, isFound }: { word: string; isFound: boolean }) {
  return (
    <p className={cn('font-display text-lg leading-[1.25] break-words', isFound ? 'text-primary' : 'text-foreground')}>
      <span className="sr-only">{`${word}, ${isFound ? 'found' : 'not found'}`}</span>
      <span aria-hidden="true">
        {[...word].map((letter, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
            key={i}
            className={cn('inline-block', isFound && 'wheel-bloom')}
            style={{ '--place': i } as CSSProperties}
          >
            {letter}
          </span>
        ))}
      </span>
    </p>
  )
}

/** A word as far as it is revealed; a mark tells that it uses every letter of the wheel. */
function Blanks({ word, revealed, usesAll }: { word: string; revealed: number; usesAll: boolean }) {
  const known = word.slice(0, revealed)
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span aria-hidden="true" className="flex flex-wrap gap-[4px] font-display text-lg">
        {[...word].map((letter, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
            key={i}
            className={cn(
              'box-border h-[1.25em] min-w-[0.75em] border-b-2 text-center leading-[1.15]',
              i < revealed ? 'border-accent/60 text-accent' : 'border-muted/60',
            )}
          >
            {i < revealed ? letter : '\u00a0'}
          </span>
        ))}
      </span>
      <span className="sr-only">
        {`${word.length} letters${known === '' ? '' : `, begins with ${[...known].join(' ')}`}${usesAll ? ', uses all letters' : ''}`}
      </span>
      {usesAll && (
        <span aria-hidden="true" className="text-sm text-accent">
          all letters
        </span>
      )}
    </p>
  )
}
