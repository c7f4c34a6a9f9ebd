import type { Quote } from '@verbena/core/widgets/quotes'
import type { WidgetSize } from '@verbena/core/widgets/widgets'
import { cn } from '../../lib/cn'

const textSizes: Record<WidgetSize, string> = {
  small: 'text-[0.9375rem] leading-snug',
  medium: 'text-lg leading-snug',
  large: 'text-[1.75rem] leading-tight',
}

/** A line to look at, and who wrote it where. */
export function QuoteFace({ quote: { text, author, source }, size }: { quote: Quote; size: WidgetSize }) {
  return (
    <figure className="flex min-w-0 flex-col justify-between gap-3">
      <blockquote className={cn('font-display tracking-tight text-pretty break-words', textSizes[size])}>“{text}”</blockquote>
      <figcaption className={cn('text-muted', size === 'small' ? 'text-xs' : 'text-sm')}>
        <span className="text-primary">{author}</span>
        {size !== 'small' && source && <>, {source}</>}
      </figcaption>
    </figure>
  )
}
