import type { WheelWord } from '@verbena/core/games/word-wheel/word-wheel'
import { Check, Lightbulb } from 'lucide-react'
import type { CSSProperties } from 'react'
import { GapText } from '../../../components/game/gap-text'
import { cn } from '../../../lib/cn'
import { IconButton } from '../../../ui/icon-button'

type ClueListProps = { words: readonly WheelWord[]; isOver: boolean; onReveal: (word: number) => void }

/** What each word means, and as much of it as is known. */
export function ClueList({ words, isOver, onReveal }: ClueListProps) {
  return (
    <ol className="divide-y divide-hairline">
      {words.map(({ target, clue, revealed, isFound, usesAll }, place) => (
        <li key={target.wordId} className="grid min-h-[4.25rem] grid-cols-[1fr_auto] items-center gap-x-2 py-1.5">
          <div className="min-w-0">
            {isFound || isOver ? (
              <>
                <Whole word={target.word} isFound={isFound} />
                <p className="text-sm text-muted text-pretty break-words">{target.meaning}</p>
              </>
            ) : (
              <>
                <p className="leading-snug text-pretty break-words">
                  <GapText text={clue} />
                </p>
                <Blanks word={target.word} revealed={revealed} usesAll={usesAll} />
              </>
            )}
          </div>
          {!isFound && !isOver && revealed < target.word.length - 1 && (
            <IconButton icon={Lightbulb} label={`Reveal a letter of word ${place + 1}, costs 5`} onClick={() => onReveal(place)} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** A word that was found blooms letter by letter; one that was not is only shown. */
function Whole({ word, isFound }: { word: string; isFound: boolean }) {
  return (
    <p className={cn('flex items-center gap-2 font-display text-xl leading-tight', isFound ? 'text-primary' : 'text-muted')}>
      <span className="sr-only">{`${word}, ${isFound ? 'found' : 'not found'}`}</span>
      <span aria-hidden="true" className="min-w-0 break-words">
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
      {isFound && <Check aria-hidden className="size-[18px]" strokeWidth={2.25} />}
    </p>
  )
}

/** A word as far as it is revealed; a mark tells that it uses every letter of the wheel. */
function Blanks({ word, revealed, usesAll }: { word: string; revealed: number; usesAll: boolean }) {
  const known = word.slice(0, revealed)
  return (
    <p className="flex flex-wrap items-end gap-x-3">
      <span aria-hidden="true" className="flex flex-wrap gap-[4px] font-display text-lg leading-none">
        {[...word].map((letter, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
            key={i}
            className={cn(
              'h-[22px] min-w-[13px] border-b-2 text-center',
              i < revealed ? 'border-transparent text-accent' : 'border-muted/60',
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
