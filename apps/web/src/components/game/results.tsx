import type { MetWord, Timing } from '@verbena/core/games/frame/engine'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn'
import type { Result } from '../../state/game/log-round'
import { Button } from '../../ui/button'
import { Blossom } from './blossom'
import { MetWords } from './met-words'
import { takeFocus } from './take-focus'
import { useGameKeys } from './use-game-keys'

type ResultsProps = {
  result: Result
  isScored: boolean
  /** Rounds of a category or collection have none. */
  hasBest: boolean
  timing: Timing
  met: readonly MetWord[]
  scoreText: (score: number, timing: Timing) => string
  /** What this game has to say of the round. */
  children?: ReactNode
  /** What it shows once more, under the ways on. */
  lesson?: ReactNode
  onAgain: () => void
  onPractise: () => void
  onDone: () => void
}

/** The end of a round: how it went, what there is to learn from it, and what next. Nothing is offered for sale here. */
export function Results({
  result,
  isScored,
  hasBest,
  timing,
  met,
  scoreText,
  children,
  lesson,
  onAgain,
  onPractise,
  onDone,
}: ResultsProps) {
  const { outcome, before } = result
  const missed = outcome.missed.length
  useGameKeys({ r: onAgain })
  return (
    <div className="m-auto grid w-full animate-rise grid-cols-1 justify-items-center gap-7 px-[20px] py-6 text-center">
      <div className="grid justify-items-center gap-2">
        {outcome.isBest && <Blossom beats={before !== undefined} />}
        <h2 ref={takeFocus} tabIndex={-1} className="text-sm font-semibold text-muted outline-none">
          Results
        </h2>
        <p className="font-display text-[clamp(2.75rem,14vw,4.5rem)] leading-none tracking-tight text-balance tabular-nums [overflow-wrap:anywhere]">
          {isScored ? scoreText(outcome.score, timing) : 'Practised'}
        </p>
        {isScored && hasBest && (
          <p className={cn('text-balance', outcome.isBest ? 'font-semibold text-accent' : 'text-muted')}>{bestLine()}</p>
        )}
        {outcome.answered > 0 && <p className="text-muted">{accuracyText(outcome.right, outcome.answered)}</p>}
      </div>
      {children}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onAgain}>Play again</Button>
        {missed > 0 && (
          <Button kind="outline" onClick={onPractise}>
            {missed === 1 ? 'Practise the miss' : 'Practise misses'}
          </Button>
        )}
        <Button kind="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
      {lesson}
      <MetWords met={met} />
    </div>
  )

  function bestLine(): string {
    if (outcome.isBest) return before === undefined ? 'Your first best' : `A new best, before it ${scoreText(before.score, timing)}`
    return before === undefined ? 'No best yet' : `Your best: ${scoreText(before.score, timing)}`
  }
}

function accuracyText(right: number, answered: number): string {
  return `${right} of ${answered} right at once, ${Math.round((100 * right) / answered)} %`
}
