import type { QuizMark } from '@verbena/core/quiz/daily-quiz'
import { cn } from '../../lib/cn'

const looks: Record<QuizMark, string> = {
  right: 'bg-primary border-primary forced-colors:bg-[Highlight]',
  hinted: 'border-primary bg-linear-to-r from-primary from-50% to-transparent to-50% forced-colors:bg-[GrayText]',
  wrong: 'border-danger forced-colors:border-dashed',
}

/** A seed for every question that opens with its answer: full, half with a hint, empty when missed. */
export function QuizMarks({ marks, count, isLarge = false }: { marks: readonly QuizMark[]; count: number; isLarge?: boolean }) {
  return (
    <ol aria-hidden="true" className={cn('flex flex-wrap justify-center', isLarge ? 'gap-2' : 'gap-1.5 pt-2')}>
      {Array.from({ length: count }, (_, place) => {
        const mark = marks[place]
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark has nothing but its place
            key={place}
            className={cn(
              'rounded-full border-2',
              isLarge ? 'size-[20px]' : 'size-[11px]',
              mark ? looks[mark] : 'border-hairline forced-colors:border-[GrayText]',
            )}
          />
        )
      })}
    </ol>
  )
}
