import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from '../lib/cn'
import { dismissToast, type Toast, useToasts } from './toast'

const shownMs = { plain: 3200, error: 6000, toActOn: 6000 }

/** Where toasts appear: above the thumb's reach, out of the way of the navigation, read out as they come. */
export function Toaster() {
  const toasts = useToasts()
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-0 top-[max(env(safe-area-inset-top),0.75rem)] z-100 flex flex-col items-center gap-2 px-4"
    >
      <div aria-live="polite" className="contents">
        {toasts.map((each) => each.tone !== 'error' && <ToastCard key={each.id} toast={each} />)}
      </div>
      <div aria-live="assertive" className="contents">
        {toasts.map((each) => each.tone === 'error' && <ToastCard key={each.id} toast={each} />)}
      </div>
    </section>
  )
}

function ToastCard({ toast: { id, title, text, tone = 'plain', action } }: { toast: Toast }) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHeld = isPointedAt || isFocused
  const lastsMs = shownMs[action ? 'toActOn' : tone]

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(id), lastsMs)
    return () => clearTimeout(timer)
  }, [id, lastsMs, isHeld])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a message being read is not taken away; nothing here acts
    <div
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className={cn(
        'pointer-events-auto flex max-w-md animate-rise items-center gap-[8px] rounded-card border bg-lift py-1.5 pr-[6px] pl-[20px] shadow-lift',
        tone === 'error' ? 'border-danger/45' : 'border-hairline',
      )}
    >
      <div className="min-w-0 py-1.5">
        <p className={cn('font-semibold', tone === 'error' && 'text-danger')}>{title}</p>
        {text && <p className="text-sm text-muted">{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="min-h-11 rounded-full px-3 font-semibold text-primary hover:bg-glow"
          onClick={() => {
            action.onClick()
            dismissToast(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-[44px] shrink-0 place-items-center rounded-full text-muted hover:text-foreground"
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
    </div>
  )
}
