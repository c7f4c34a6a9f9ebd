import type { LucideIcon } from 'lucide-react'
import { cn } from '../lib/cn'

type IconButtonProps = {
  icon: LucideIcon
  label: string
  onClick: () => void
  /** For switches such as Favorite: whether it is on now. */
  pressed?: boolean
  size?: 'normal' | 'large'
  /** A click leaves the focus where it is, so that what is typed next goes on there. */
  keepsFocus?: boolean
  className?: string
}

/** A round button that shows only an icon and is named by its label. Icons are no text: they keep their size when text grows. */
export function IconButton({ icon: Icon, label, onClick, pressed, size = 'normal', keepsFocus = false, className }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onMouseDown={keepsFocus ? (event) => event.preventDefault() : undefined}
      onClick={onClick}
      className={cn(
        'grid shrink-0 place-items-center rounded-full transition-[background-color,color,scale] duration-200 ease-out active:scale-95',
        size === 'large' ? 'size-[64px] bg-lift text-foreground' : 'size-[48px] text-muted hover:bg-lift hover:text-foreground',
        pressed && 'text-primary hover:text-primary',
        className,
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cn(size === 'large' ? 'size-[28px]' : 'size-[22px]', pressed && 'animate-pop fill-current')}
      />
    </button>
  )
}
