import './game.css'
import { Check, X } from 'lucide-react'
import { cn } from '../../lib/cn'
import { useSetting } from '../../state/learner/use-learner'
import { useGameKeys } from './use-game-keys'

type ChoicesProps = {
  options: readonly { text: string }[]
  onChoose: (option: number) => void
  /** Taken away by a hint. */
  dropped?: readonly number[]
  /** Chosen and not yet confirmed. */
  selected?: number | null
  /** Once it is answered: which one was right and which was chosen. */
  answer?: { right: number; chosen: number | null } | null
}

/** The options of a question, by tap or by their number. */
export function Choices({ options, onChoose, dropped = [], selected = null, answer = null }: ChoicesProps) {
  const hasKeys = useSetting('letterKeys')
  useGameKeys(Object.fromEntries(options.map((_, place) => [String(place + 1), answer ? undefined : () => onChoose(place)])))
  return (
    <ul className="grid grid-cols-1 gap-2.5">
      {options.map(({ text }, place) => (
        <li key={text}>
          <Choice
            text={text}
            number={hasKeys ? place + 1 : null}
            isSelected={selected === place}
            isOut={dropped.includes(place)}
            isMoved={answer?.chosen === place}
            mark={answer && (place === answer.right ? 'right' : place === answer.chosen ? 'wrong' : 'other')}
            onChoose={() => onChoose(place)}
          />
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = {
  text: string
  number: number | null
  isSelected: boolean
  isOut: boolean
  /** The one that was chosen, which alone settles or is nudged. */
  isMoved: boolean
  mark: 'right' | 'wrong' | 'other' | null
  onChoose: () => void
}

function Choice({ text, number, isSelected, isOut, isMoved, mark, onChoose }: ChoiceProps) {
  const isClosed = mark !== null || isOut
  return (
    <button
      type="button"
      aria-disabled={isClosed || undefined}
      aria-pressed={isSelected || undefined}
      onClick={isClosed ? undefined : onChoose}
      className={cn(
        'flex min-h-14 [@media(max-height:48rem)]:min-h-12 w-full items-center gap-3 rounded-2xl border px-[clamp(10px,4vw,16px)] py-3 text-left text-lg leading-snug',
        mark === 'right' && 'border-primary bg-glow',
        mark === 'wrong' && 'border-danger',
        isMoved && (mark === 'right' ? 'game-settle' : 'game-nudge'),
        mark === 'other' && 'border-hairline opacity-55',
        mark === null && (isSelected ? 'border-primary bg-glow forced-colors:border-[Highlight]' : 'border-hairline bg-card'),
        mark === null && !isOut && 'hover:bg-lift active:bg-glow',
        isOut && 'opacity-40 line-through',
        isClosed && 'cursor-default',
      )}
    >
      {number !== null && (
        <span
          aria-hidden="true"
          className="hidden w-[20px] shrink-0 text-center text-sm text-muted tabular-nums [@media(hover:hover)_and_(min-width:400px)]:block"
        >
          {number}
        </span>
      )}
      <span className="min-w-0 flex-1 text-pretty break-words hyphens-auto">{text}</span>
      {/* its room is there before it is, so that no line breaks anew */}
      <span className="size-[20px] shrink-0">{(mark === 'right' || mark === 'wrong') && <Mark isRight={mark === 'right'} />}</span>
      {mark === 'right' && <span className="sr-only">, right</span>}
      {mark === 'wrong' && <span className="sr-only">, your answer, wrong</span>}
    </button>
  )
}

/** ✓ or ✗, so that colour is never alone. */
export function Mark({ isRight, className }: { isRight: boolean; className?: string }) {
  const Icon = isRight ? Check : X
  return <Icon aria-hidden className={cn('size-[20px] shrink-0', isRight ? 'text-primary' : 'text-danger', className)} strokeWidth={2.25} />
}
