import { type Timing, timings } from '@verbena/core/games/frame/engine'
import type { ReactNode } from 'react'
import { useSetting } from '../../state/learner/use-learner'
import { Button } from '../../ui/button'
import { RadioCard, RadioCards } from '../../ui/radio-card'

const timingTexts: Record<Timing, { title: string; text: string }> = {
  off: { title: 'Off', text: 'No clock at all' },
  relaxed: { title: 'Relaxed', text: 'Three times as long' },
  standard: { title: 'Standard', text: 'As the game is meant' },
}

type StartScreenProps = {
  rules: readonly string[]
  keys: readonly (readonly [string, string])[]
  /** The best so far, as it reads. */
  best: string | null
  /** `null` where the game has no clock. */
  timing: { chosen: Timing; isScored: boolean; onChange: (timing: Timing) => void } | null
  onStart: () => void
  note?: ReactNode
}

/** Before a round: how it is played, how it treats time, and the best to beat. */
export function StartScreen({ rules, keys, best, timing, onStart, note }: StartScreenProps) {
  const hasLetterKeys = useSetting('letterKeys')
  return (
    <div className="m-auto grid w-full max-w-md grid-cols-1 gap-7 px-[24px] py-6 [@media(max-height:45rem)]:gap-4 [@media(max-height:45rem)]:py-2">
      <ul className="grid gap-2 text-xl leading-snug text-balance">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {note}
      {best !== null && (
        <p className="text-accent">
          Your best: <span className="font-semibold tabular-nums">{best}</span>
        </p>
      )}
      {timing && (
        <section aria-labelledby="timing" className="grid gap-2.5">
          <h2 id="timing" className="text-sm font-semibold text-muted">
            Time
          </h2>
          <RadioCards label="Time" value={timing.chosen} onChange={timing.onChange}>
            {timings
              .filter((each) => timing.isScored || each !== 'relaxed')
              .map((each) => (
                <RadioCard key={each} value={each}>
                  <span className="font-medium">{timingTexts[each].title}</span>
                  <span className="text-sm text-muted">{timingTexts[each].text}</span>
                </RadioCard>
              ))}
          </RadioCards>
        </section>
      )}
      <Button ref={focusInPlace} isWide onClick={onStart}>
        Play
      </Button>
      {hasLetterKeys && (
        <dl className="hidden flex-wrap gap-x-5 gap-y-2 text-sm text-muted [@media(hover:hover)]:flex">
          {[...keys, ['Esc', 'Pause'] as const].map(([key, does]) => (
            <div key={key} className="flex items-center gap-2">
              <dt>
                <kbd className="rounded-lg border border-hairline bg-lift px-2 py-0.5 font-sans">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Ready for Enter, while the rules stay in sight. */
function focusInPlace(button: HTMLElement | null) {
  button?.focus({ preventScroll: true })
}
