import type { MetWord } from '@verbena/core/games/frame/engine'
import { Volume2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button'
import { FavoriteButton, SaveButton } from '../mark-buttons'
import { pronounce } from '../speak-button'
import { Mark } from './choices'

/** A word of the round with its meaning: right or missed, when it returns, and what one may want to do with it. */
export function MetWordRow({ met, returns }: { met: MetWord; returns: string | null }) {
  return (
    <li className="@container">
      <div className="grid grid-cols-1 items-center gap-x-3 py-3 pr-1 pl-4 @md:grid-cols-[1fr_auto]">
        <div className="grid min-w-0 grid-cols-[auto_1fr] gap-x-3">
          {met.isRight === null ? (
            <span aria-hidden="true" className="w-[20px] text-center text-muted">
              ●
            </span>
          ) : (
            <Mark isRight={met.isRight} className="mt-1" />
          )}
          <div className="min-w-0">
            <p className="font-display text-xl leading-snug tracking-tight break-words">
              {met.word}
              <span className="sr-only">{met.isRight === null ? ', not asked' : met.isRight ? ', right' : ', missed'}</span>
            </p>
            <p className="text-muted text-pretty break-words">{met.meaning}</p>
            {returns && <p className="text-sm text-accent">{returns}</p>}
          </div>
        </div>
        <fieldset className="flex justify-end">
          <legend className="sr-only">{met.word}</legend>
          <IconButton icon={Volume2} label="Pronounce" onClick={() => void pronounce(met.word)} />
          <FavoriteButton wordId={met.wordId} />
          <SaveButton wordId={met.wordId} />
        </fieldset>
      </div>
    </li>
  )
}
