import { Lock } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { cn } from '../lib/cn'

type TileProps = {
  title: string
  onClick: () => void
  isLocked?: boolean
  /** It opens, but there is nothing behind it now. */
  isOut?: boolean
  /** What stands under the title. */
  note?: ReactNode
  /** One sentence more, for whoever rests on the tile or has it read out. */
  hint?: string | undefined
  icon?: ReactNode
}

/** A door in a grid: its name begins with its title and, where it does not open yet, ends with "locked". It fills its cell. */
export function Tile({ title, onClick, isLocked = false, isOut = false, note, hint, icon }: TileProps) {
  const letters = Math.max(...title.split(' ').map((part) => part.length))
  return (
    <button
      type="button"
      title={hint}
      onClick={onClick}
      className={cn(
        'relative flex h-full min-h-20 w-full flex-col gap-1.5 overflow-hidden rounded-2xl border p-2.5 text-left transition duration-200 ease-out active:scale-[0.98] sm:p-3.5',
        isLocked || isOut ? 'border-hairline text-muted hover:bg-lift' : 'border-transparent bg-lift text-foreground hover:brightness-125',
        icon === undefined ? 'justify-between' : 'justify-start p-3.5',
      )}
    >
      {icon}
      <span className="@container w-full">
        <span
          className="block text-[length:clamp(0.8125rem,calc(158cqi/var(--letters)),1rem)] leading-snug font-medium break-words hyphens-auto"
          style={{ '--letters': letters } as CSSProperties}
        >
          {title}
        </span>
      </span>
      {note !== undefined && ' '}
      {note !== undefined && (
        <span className={cn('w-full text-sm leading-snug text-muted', isLocked && icon === undefined && 'pr-4')}>{note}</span>
      )}
      {isLocked && <span className="sr-only">, locked</span>}
      {isLocked && (
        <Lock
          aria-hidden
          className={cn(
            'absolute size-3.5 text-accent',
            icon === undefined ? 'right-2.5 bottom-3 sm:right-3.5 sm:bottom-4' : 'top-4 right-4',
          )}
          strokeWidth={2}
        />
      )}
    </button>
  )
}
