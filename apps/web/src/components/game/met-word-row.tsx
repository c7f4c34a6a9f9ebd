import type { MetWord } from '@verbena/core/games/frame/engine'
import { FavoriteButton, SaveButton } from '../mark-buttons'
import { PronounceButton } from '../pronounce-button'
import { Mark } from './choices'

/** A word of the round with its meaning: right or missed, when it returns, and what one may want to do with it. */
export function MetWordRow({ met, returns }: { met: MetWord; returns: string | null }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-[12px] py-2 pr-[4px] pl-[16px]">
      {met.isRight === null ? (
        <span aria-hidden="true" className="mt-2.5 w-[20px] text-center text-muted">
          ●
        </span>
      ) : (
        <Mark isRight={met.isRight} className="mt-3.5" />
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between">
          <p className="min-w-[min(100%,7rem)] flex-1 font-display text-[min(1.25rem,9vw)] leading-snug tracking-tight break-words">
            {met.word}
            <span className="sr-only">{met.isRight === null ? ', not asked' : met.isRight ? ', right' : ', missed'}</span>
          </p>
          <fieldset className="ml-auto flex">
            <legend className="sr-only">{met.word}</legend>
            <PronounceButton word={met.word} />
            <FavoriteButton wordId={met.wordId} />
            <SaveButton wordId={met.wordId} />
          </fieldset>
        </div>
        <p className="pr-[12px] text-muted text-pretty break-words">{met.meaning}</p>
        {returns && <p className="pb-1 text-sm text-accent">{returns}</p>}
      </div>
    </li>
  )
}
