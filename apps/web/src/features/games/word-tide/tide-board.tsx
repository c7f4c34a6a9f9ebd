import '../../../components/game/game.css'
import { anchorOnShow, floaterOnShow, type WordTideAction, type WordTideState } from '@verbena/core/games/word-tide/word-tide'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Feedback } from '../../../components/game/feedback'
import type { BoardProps } from '../../../components/game/game-parts'
import { longestPart } from '../../../components/game/longest-part'
import { takeFocus } from '../../../components/game/take-focus'
import { useGameKeys } from '../../../components/game/use-game-keys'
import { cn } from '../../../lib/cn'
import { Button } from '../../../ui/button'
import { relationText, relationTitles } from './relation-text'
import { TideSea } from './tide-sea'
import { TimeSaid } from './time-said'

/** A word on the pier, the sea under it, and what floats in. */
export function TideBoard({ state, act, timeNow }: BoardProps<WordTideState, WordTideAction>) {
  const anchor = anchorOnShow(state)
  const floater = floaterOnShow(state)
  const isAsking = state.status === 'asking'
  const next = () => act({ type: 'next' })
  useGameKeys({
    arrowleft: isAsking ? () => act({ type: 'out' }) : undefined,
    arrowright: isAsking ? () => act({ type: 'in' }) : undefined,
  })

  if (anchor === undefined || floater === undefined) return null
  return (
    <div className="game-board">
      <div key={anchor.target.wordId} className="@container grid animate-rise justify-items-center gap-1 text-center">
        <h2
          className="font-display text-[length:max(16px,min(clamp(2rem,9vw,3.25rem),calc(168cqi/var(--letters))))] leading-tight tracking-tight text-balance [overflow-wrap:anywhere]"
          style={{ '--letters': longestPart(anchor.target.word) } as CSSProperties}
        >
          {anchor.target.word}
        </h2>
        <p className="min-h-[2lh] max-w-[36ch] text-lg leading-snug text-muted text-balance">{anchor.target.meaning}</p>
      </div>
      <TideSea state={state} timeNow={timeNow} />
      <TimeSaid key={`${anchor.target.wordId} time`} state={state} timeNow={timeNow} />
      <div className="game-strip grid-cols-1 content-center [--room:9.5rem]">
        {isAsking && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
            <Side onPress={() => act({ type: 'out' })}>
              <ArrowLeft aria-hidden className="size-[20px] shrink-0" strokeWidth={1.75} /> Washes out
            </Side>
            <Side isIn onPress={() => act({ type: 'in' })}>
              Rides in <ArrowRight aria-hidden className="size-[20px] shrink-0" strokeWidth={1.75} />
            </Side>
          </div>
        )}
        {state.show === 'anchor' && (
          <Button
            key={state.place}
            ref={takeFocus}
            aria-description={`${anchor.target.word}: ${anchor.target.meaning}`}
            isWide
            onClick={next}
          >
            {state.place === 0 ? 'Let the tide come' : 'Next tide'}
          </Button>
        )}
        {state.show === 'relation' && (
          <Feedback isRight={false} title={relationTitles[floater.relation]} onNext={next}>
            {floater.meaning === null || floater.relation === 'synonym' ? relationText(state) : `${floater.text}: ${floater.meaning}`}
          </Feedback>
        )}
      </div>
    </div>
  )
}

function Side({ isIn = false, onPress, children }: { isIn?: boolean; onPress: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cn(
        'flex min-h-16 items-center justify-center gap-2 rounded-2xl border px-[6px] py-3 text-lg font-semibold',
        isIn ? 'border-primary bg-glow hover:brightness-125 active:bg-lift' : 'border-hairline bg-card hover:bg-lift active:bg-glow',
      )}
    >
      {children}
    </button>
  )
}
