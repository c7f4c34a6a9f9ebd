import { cn } from '../lib/cn'

/** Three bouncing dots, shown only after 150 ms so that a short wait never flashes. */
export function DotsLoader({ className }: { className?: string }) {
  return (
    <div role="status" aria-label="Loading" className={cn('grid place-items-center', className)}>
      <div className="flex animate-[fade_200ms_ease-out_150ms_both] gap-2">
        {[0, 1, 2].map((dot) => (
          <span key={dot} className="size-2.5 animate-bounce rounded-full bg-primary" style={{ animationDelay: `${dot * 120}ms` }} />
        ))}
      </div>
    </div>
  )
}
