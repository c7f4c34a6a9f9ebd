import type { LucideIcon } from 'lucide-react'
import { cn } from '../lib/cn'

type IconButtonProps = {
  icon: LucideIcon
  label: string
  onClick: () => void
  /** For switches such as Favorite: whether it is on now. */
  pressed?: boolean
  size?: 'normal' | 'large'
  className?: string
}

/** A round button that shows only an icon and is named by its label. */
export function IconButton({ icon: Icon, label, onClick, pressed, size = 'normal', className }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
      className={cn(
        'grid shrink-0 place-items-center rounded-full transition duration-200 ease-out active:scale-95',
        size === 'large' ? 'size-16 bg-lift text-foreground' : 'size-12 text-muted hover:bg-lift hover:text-foreground',
        pressed && 'text-primary hover:text-primary',
        className,
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cn(size === 'large' ? 'size-7' : 'size-5.5', pressed && 'animate-pop fill-current')}
      />
    </button>
  )
}
