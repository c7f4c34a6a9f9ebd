import type { ReactNode } from 'react'

/** Stays at the sheet's lower edge while the rest scrolls under it, where the screen has room for that; it covers the sheet's own padding. */
export function StickyFooter({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-[20px] -mb-[max(env(safe-area-inset-bottom),2rem)] bg-[linear-gradient(transparent,var(--card)_1.25rem)] px-[20px] pt-5 pb-[max(env(safe-area-inset-bottom),1.25rem)] [@media(min-width:22rem)_and_(min-height:40rem)]:sticky [@media(min-width:22rem)_and_(min-height:40rem)]:bottom-[calc(-1*max(env(safe-area-inset-bottom),2rem))]">
      <div className="grid grid-cols-1 gap-2 text-center">{children}</div>
    </div>
  )
}
