import type { WidgetType } from '@verbena/core/widgets/widget-types'
import type { WidgetSize } from '@verbena/core/widgets/widgets'
import { cn } from '../../lib/cn'
import { DailyWordFace } from './daily-word-face'
import { ProgressFace } from './progress-face'
import { QuoteFace } from './quote-face'
import { StreakFace } from './streak-face'
import type { ShownContents } from './use-widget-contents'

/** The proportions of a home screen's cells; text that needs more room than a phone gives makes it grow. */
const sizes: Record<WidgetSize, string> = {
  small: 'w-[min(100%,10.5rem)] min-h-[10.5rem]',
  medium: 'w-[min(100%,22rem)] min-h-[10.5rem]',
  large: 'w-[min(100%,22rem)] min-h-[22rem]',
}

type WidgetPreviewProps = { type: WidgetType; title: string; size: WidgetSize; contents: ShownContents }

/** A widget as it stands on a home screen. */
export function WidgetPreview({ type, title, size, contents }: WidgetPreviewProps) {
  return (
    <section
      aria-label={`${title} preview`}
      className={cn(
        '@container grid grid-cols-1 overflow-hidden rounded-[28px] bg-card p-[16px] shadow-lift transition-[width,min-height] duration-200 ease-out',
        sizes[size],
      )}
    >
      {type === 'daily-word' && <DailyWordFace word={contents['daily-word']} words={contents.words} size={size} />}
      {type === 'streak' && <StreakFace streak={contents.streak} size={size} />}
      {type === 'progress' && <ProgressFace progress={contents.progress} size={size} />}
      {type === 'quote' && <QuoteFace quote={contents.quote} size={size} />}
    </section>
  )
}
