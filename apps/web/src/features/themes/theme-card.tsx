import { Radio } from '@base-ui/react/radio'
import type { Theme } from '@verbena/core/themes/theme'
import { themeVariables } from '@verbena/core/themes/theme-variables'
import { Check, Lock } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cn } from '../../lib/cn'

/** A theme that shows itself: a word on its background in its face and colours, and its name on its card. */
export function ThemeCard({ theme, isLocked = false }: { theme: Theme; isLocked?: boolean }) {
  return (
    <div className="grid grid-cols-1 @max-[34rem]:last:odd:col-span-full">
      <Radio.Root
        value={theme.id}
        style={themeVariables(theme)}
        className="relative flex min-h-44 cursor-pointer flex-col overflow-hidden rounded-card border border-hairline bg-background [background-image:var(--backdrop)] text-left text-foreground transition duration-200 ease-out hover:border-muted active:scale-[0.985] data-checked:border-primary data-checked:ring-2 data-checked:ring-primary"
      >
        <span aria-hidden="true" className="grid flex-1 content-center justify-items-center gap-3 px-2 py-4">
          <span className="@container grid w-full justify-items-center">
            <span
              className={cn(
                'font-display text-[length:min(1.75rem,calc(150cqi/var(--letters)))] leading-tight tracking-tight',
                isLocked && 'text-muted',
              )}
              style={{ '--letters': theme.sample.length } as CSSProperties}
            >
              {theme.sample}
            </span>
          </span>
          <span className={cn('flex gap-1.5', isLocked && 'opacity-60')}>
            <span className="size-[12px] rounded-full bg-primary" />
            <span className="size-[12px] rounded-full bg-accent" />
            <span className="size-[12px] rounded-full bg-foreground" />
          </span>
        </span>
        <span className="flex items-start gap-2 bg-card px-3.5 py-3">
          <span className="min-w-0 flex-1 break-words hyphens-auto">
            <span className={cn('block font-display text-lg leading-snug tracking-tight', isLocked && 'text-muted')}>{theme.name}</span>{' '}
            <span className="block text-sm leading-snug text-pretty text-muted">{theme.description}</span>
            {isLocked && <span className="sr-only">, locked</span>}
          </span>
          {isLocked && <Lock aria-hidden className="mt-1 size-3.5 shrink-0 text-accent" strokeWidth={2} />}
        </span>
        <Radio.Indicator className="absolute top-2.5 right-2.5 grid size-[22px] place-items-center rounded-full bg-primary text-primary-foreground">
          <Check aria-hidden className="size-[14px]" strokeWidth={2.75} />
        </Radio.Indicator>
      </Radio.Root>
    </div>
  )
}
