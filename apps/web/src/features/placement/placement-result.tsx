import type { PlacementAnswer, Range } from '@verbena/core/placement/estimate'
import { placementResult, type PlacementResult as Result } from '@verbena/core/placement/placement'
import { type Level, levels } from '@verbena/core/words/word'
import { useSetting } from '../../state/learner/use-learner'
import { Button } from '../../ui/button'
import { levelNames } from './level-names'

type PlacementResultProps = { answers: readonly PlacementAnswer[]; onTake: (level: Level) => void; onLeave: () => void }

/** The level that fits, how sure that is, and how much of each level seems known. */
export function PlacementResult({ answers, onTake, onLeave }: PlacementResultProps) {
  const current = useSetting('difficulty')
  const result = placementResult(answers)

  return (
    <div className="m-auto grid w-full max-w-md animate-rise grid-cols-1 gap-6 px-[24px] py-8">
      <div className="grid gap-2 text-center">
        <h2 ref={takeFocus} tabIndex={-1} className="font-display text-3xl tracking-tight text-balance outline-none">
          {levelNames[result.level]} fits you
        </h2>
        <p className="text-pretty text-muted">{sureText(result)}</p>
      </div>
      <ul className="grid gap-4">
        {levels.map((level) => (
          <KnownOfLevel key={level} name={levelNames[level]} share={result.known[level]} />
        ))}
      </ul>
      <p className="text-sm text-pretty text-muted">{inventedText(result)}</p>
      <div className="grid gap-3">
        {result.level === current ? (
          <Button isWide onClick={onLeave}>
            Keep {levelNames[current]}
          </Button>
        ) : (
          <>
            <Button isWide onClick={() => onTake(result.level)}>
              Use {levelNames[result.level]}
            </Button>
            <Button kind="outline" isWide onClick={onLeave}>
              Keep {levelNames[current]}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function KnownOfLevel({ name, share }: { name: string; share: Range }) {
  return (
    <li className="grid gap-1.5">
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span className="text-muted tabular-nums">{rangeText(share)}</span>
      </span>
      <span aria-hidden="true" className="relative block h-2 overflow-hidden rounded-full bg-hairline">
        <span
          className="absolute inset-y-0 rounded-full bg-primary/45 forced-colors:bg-[Highlight]"
          style={{ left: `${share.low * 100}%`, width: `max(4px, ${(share.high - share.low) * 100}%)` }}
        />
        <span
          className="absolute inset-y-0 left-0 rounded-full bg-primary forced-colors:bg-[Highlight]"
          style={{ width: `${share.low * 100}%` }}
        />
      </span>
    </li>
  )
}

function sureText({ between: [low, high], isBelievable }: Result): string {
  if (!isBelievable) return 'You claimed several words that do not exist, so this is only a careful guess.'
  if (low === high) return 'Your answers agree with each other: another level is unlikely.'
  return `Thirty words cannot say it exactly: it may be anything from ${levelNames[low]} to ${levelNames[high]}.`
}

function rangeText({ low, high }: Range): string {
  const [from, to] = [Math.round(low * 20) * 5, Math.round(high * 20) * 5]
  return from === to ? `about ${from} % known` : `${from} to ${to} % known`
}

function inventedText({ invented: { claimed, asked } }: Result): string {
  const made = `${asked} of the words were made up`
  if (claimed === 0) return `${made}, and you claimed none of them.`
  return `${made}; you claimed ${claimed}. That is taken into account.`
}

/** What came of it is read out where the last word stood. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
}
