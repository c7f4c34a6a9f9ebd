import type { ComponentProps } from 'react'
import { cn } from '../lib/cn'

type Kind = 'primary' | 'quiet' | 'outline' | 'accent' | 'danger'

const kinds: Record<Kind, string> = {
  primary: 'bg-primary text-primary-foreground hover:brightness-108',
  accent: 'bg-accent text-background hover:brightness-108',
  outline: 'border border-hairline text-foreground hover:bg-lift',
  quiet: 'text-muted hover:text-foreground hover:bg-lift',
  danger: 'border border-danger/50 text-danger hover:bg-danger/10',
}

/** A pill with a text; `isWide` fills its row. */
export function Button({
  kind = 'primary',
  isWide = false,
  className,
  ...props
}: ComponentProps<'button'> & { kind?: Kind; isWide?: boolean }) {
  return (
    <button
      type="button"
      className={cn(
        'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-[24px] py-2.5 text-center font-semibold transition-[background-color,filter,scale] duration-200 ease-out',
        'active:scale-[0.98] disabled:pointer-events-none disabled:opacity-45',
        kinds[kind],
        isWide && 'w-full',
        className,
      )}
      {...props}
    />
  )
}
