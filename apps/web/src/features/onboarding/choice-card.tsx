import { Check, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '../../lib/cn'

type Choice = { type: 'radio' | 'checkbox'; name: string; isChosen: boolean; onChoose: () => void }

/** A whole card that is a radio button or a checkbox, named by its title and described by its note. */
export function ChoiceCard({
  choice,
  className,
  children,
}: {
  choice: Choice & Labels
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <label
      className={cn(
        'relative flex min-h-14 items-center gap-3 rounded-card border bg-card px-4 py-3 transition duration-200 ease-out',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary',
        choice.isChosen ? 'border-primary bg-glow forced-colors:border-[Highlight]' : 'border-hairline hover:bg-lift',
        className,
      )}
    >
      <input
        type={choice.type}
        name={choice.name}
        checked={choice.isChosen}
        onChange={choice.onChoose}
        aria-labelledby={choice.titleId}
        aria-describedby={choice.noteId}
        className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
      />
      {children}
      <ChosenMark isRound={choice.type === 'radio'} isChosen={choice.isChosen} />
    </label>
  )
}

/** A card that stands upright, with its mark in the upper corner. */
export const tileLayout = 'flex-col items-start gap-2 p-4 *:last:absolute *:last:top-4 *:last:right-4'

type Labels = { titleId: string; noteId?: string }

type IconChoiceProps = { icon: LucideIcon; title: string; note?: string; isTile?: boolean; choice: Choice }

/** The usual card: icon, title, and perhaps a note; as a tile the icon stands above the title. */
export function IconChoice({ icon: Icon, title, note, isTile = false, choice }: IconChoiceProps) {
  const id = useId()
  const labels = note ? { titleId: `${id}-title`, noteId: `${id}-note` } : { titleId: `${id}-title` }
  return (
    <ChoiceCard choice={{ ...choice, ...labels }} className={isTile ? tileLayout : undefined}>
      <Icon aria-hidden className={cn('size-6 shrink-0', choice.isChosen ? 'text-primary' : 'text-muted')} strokeWidth={1.75} />
      <span className="min-w-0 flex-1">
        <span id={labels.titleId} className="block leading-snug font-semibold">
          {title}
        </span>
        {note && (
          <span id={labels.noteId} className="block text-sm text-muted">
            {note}
          </span>
        )}
      </span>
    </ChoiceCard>
  )
}

function ChosenMark({ isRound, isChosen }: { isRound: boolean; isChosen: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-5.5 shrink-0 place-items-center border transition duration-200',
        isRound ? 'rounded-full' : 'rounded-md',
        isChosen ? 'border-primary bg-primary text-primary-foreground' : 'border-foreground/35',
      )}
    >
      {isChosen && <Check className="size-3.5 animate-pop" strokeWidth={3} />}
    </span>
  )
}
