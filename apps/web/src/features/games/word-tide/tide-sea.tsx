import './tide.css'
import { floatersPerAnchor } from '@verbena/core/games/word-tide/tide-anchors'
import { floaterOnShow, type WordTideState, waterNow } from '@verbena/core/games/word-tide/word-tide'
import type { CSSProperties } from 'react'
import { longestPart } from '../../../components/game/longest-part'
import { takeFocus } from '../../../components/game/take-focus'
import { useMoments } from '../../../components/game/use-moments'
import { cn } from '../../../lib/cn'

const highWater = 75

/** The sea: as high as the water stands, with the word that floats on it and the one that was just sorted leaving. */
export function TideSea({ state, timeNow }: { state: WordTideState; timeNow: () => number }) {
  const { status, timing, show, place } = state
  useMoments(status === 'asking' && timing !== 'off')
  const water = waterNow(state, timeNow())
  const floater = show === 'anchor' ? undefined : floaterOnShow(state)
  const sorted = justSorted(state)

  return (
    <div
      className={cn(
        'tide-sea game-answers relative min-h-[13rem] flex-[2] overflow-hidden rounded-card bg-card',
        water >= highWater && 'tide-high',
      )}
      style={{ '--water': `${water}%` } as CSSProperties}
    >
      <Pier />
      <div aria-hidden="true" className="tide-water absolute inset-0">
        <div key={state.mistakes} className={cn('tide-swell absolute inset-0', state.mistakes > 0 && 'tide-surge')}>
          <Wave className="tide-wave text-primary/25" />
          <Wave className="tide-wave tide-wave-far text-primary/20" />
        </div>
      </div>
      {sorted && (
        <p key={`${place} gone`} aria-hidden="true" className={cn('tide-float', sorted.relation === 'synonym' ? 'tide-in' : 'tide-out')}>
          <span className="tide-word" style={lettersOf(sorted.text)}>
            {sorted.text}
          </span>
        </p>
      )}
      {floater && (
        <p ref={status === 'asking' ? takeFocus : undefined} tabIndex={-1} className="tide-float outline-none">
          <span
            key={place}
            style={lettersOf(floater.text)}
            className={cn('tide-word', status === 'asking' ? 'tide-arrive' : 'tide-wrong game-nudge')}
          >
            {floater.text}
          </span>
        </p>
      )}
      <p aria-hidden="true" className="absolute bottom-2 left-4 text-sm text-foreground tabular-nums">
        {Math.round(water)} %
      </p>
    </div>
  )
}

/** The floater before this one, when it was sorted right: it still has to leave. */
function justSorted({ anchors, place, run }: WordTideState) {
  if (run === 0) return undefined
  return anchors[Math.floor((place - 1) / floatersPerAnchor)]?.floaters[(place - 1) % floatersPerAnchor]
}

const lettersOf = (text: string) => ({ '--letters': longestPart(text) }) as CSSProperties

function Wave({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 800 400" preserveAspectRatio="none" className={className} fill="currentColor">
      <path d="M0 14C50 2 150 2 200 14S350 26 400 14 550 2 600 14 750 26 800 14V400H0Z" />
    </svg>
  )
}

function Pier() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 300"
      preserveAspectRatio="none"
      className="absolute right-0 bottom-0 h-[86%] w-[clamp(3.5rem,22%,8rem)] text-foreground/20"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
    >
      <path vectorEffect="non-scaling-stroke" d="M4 4H100M22 4V300M78 4V300M22 130 78 60M22 60 78 130" />
    </svg>
  )
}
