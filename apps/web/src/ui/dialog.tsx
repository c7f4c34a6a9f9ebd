import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useBackStep } from '../lib/use-back-step'

type DialogProps = { title: string; children: ReactNode /** After it has left the screen. */; onClosed: () => void }

/** A small window over everything: opens as it mounts, traps focus, closes on Escape, outside, by its button and by going back. */
export function Dialog({ title, children, onClosed }: DialogProps) {
  const [isOpen, setIsOpen] = useState(true)
  useBackStep(isOpen, () => setIsOpen(false))
  return (
    <Base.Root open={isOpen} onOpenChange={setIsOpen} onOpenChangeComplete={(open) => !open && onClosed()}>
      <Base.Portal>
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Popup className="fixed top-1/2 left-1/2 z-50 max-h-[85dvh] w-[min(26rem,calc(100vw-32px))] -translate-1/2 overflow-y-auto rounded-card border border-hairline bg-card p-[24px] shadow-lift transition duration-200 ease-out outline-none data-ending-style:scale-96 data-ending-style:opacity-0 data-starting-style:scale-96 data-starting-style:opacity-0">
          <div className="mb-4 flex items-start justify-between gap-[12px]">
            <Base.Title className="min-w-0 font-display text-[min(1.5rem,12vw)] leading-snug tracking-tight text-balance break-words hyphens-auto">
              {title}
            </Base.Title>
            <Base.Close
              aria-label="Close"
              className="-mt-[8px] -mr-[12px] grid size-[44px] shrink-0 place-items-center rounded-full text-muted hover:bg-lift hover:text-foreground"
            >
              <X aria-hidden className="size-5" strokeWidth={1.75} />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
