import { LoaderCircle } from 'lucide-react'
import { cn } from '../../lib/cn'
import { Button } from '../../ui/button'

/** Sends the form. While it is under way the button keeps its name and the focus, and does nothing. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  return (
    <Button type="submit" isWide aria-disabled={isBusy} aria-busy={isBusy} className={cn('min-h-14 px-3! text-lg', isBusy && 'opacity-70')}>
      {isBusy && <LoaderCircle aria-hidden className="size-5 animate-spin" strokeWidth={2} />}
      {children}
    </Button>
  )
}
