import { Drawer } from '@base-ui/react/drawer'
import { ArrowLeft, X } from 'lucide-react'
import { createContext, type ReactNode, use, useDeferredValue, useEffect, useRef } from 'react'
import { SheetAbove } from './sheet-above'

/** What a sheet is told by whoever opened it: whether it is wanted, what asks it to leave, and what happens after. */
export type SheetControl = { isOpen: boolean; onCloseRequest: () => void; onClosed: () => void }

type CloseSheet = (afterwards?: () => void) => void

const CloseContext = createContext<CloseSheet>(() => undefined)

/** Closes the sheet around: it leaves the screen first, then `afterwards` is done. */
export function useCloseSheet(): CloseSheet {
  return use(CloseContext)
}

type SheetProps = SheetControl & {
  title: string
  children: ReactNode
  /** For a page inside another sheet: its button leads back instead of closing. */
  isNested?: boolean
}

/**
 * A page that rises over the screen to 95 % of its height, follows the finger down, traps focus, and closes on Escape,
 * outside, by its button and when the address no longer asks for it.
 */
export function Sheet({ title, children, isOpen, onCloseRequest, onClosed, isNested = false }: SheetProps) {
  const after = useRef<(() => void) | undefined>(undefined)
  const above = use(SheetAbove)
  const ButtonIcon = isNested ? ArrowLeft : X

  // closed by an address that asks for another sheet, this one is gone before it could say so
  useEffect(() => () => after.current?.(), [])

  function close(afterwards?: () => void) {
    after.current = afterwards
    onCloseRequest()
  }

  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      onOpenChangeComplete={(open) => {
        if (open) return
        const act = after.current
        after.current = undefined
        onClosed()
        act?.()
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-40 bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-300 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center">
          <Drawer.Popup className="flex h-[95dvh] w-full max-w-2xl [transform:translateY(var(--drawer-swipe-movement-y,0))] flex-col rounded-t-card bg-card pt-[max(0px,env(safe-area-inset-top)-5dvh)] shadow-lift transition-transform duration-300 ease-out outline-none data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)] data-swiping:duration-0 data-swiping:select-none">
            <div aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-hairline" />
            <div
              className={`flex shrink-0 items-center gap-[8px] px-[20px] pt-1 pb-2 ${isNested ? '' : 'flex-row-reverse justify-between'}`}
            >
              <Drawer.Close
                aria-label={isNested ? 'Back' : 'Close'}
                className="-mx-[10px] grid size-[48px] shrink-0 place-items-center rounded-full text-muted hover:bg-lift hover:text-foreground"
              >
                <ButtonIcon aria-hidden className="size-5.5" strokeWidth={1.75} />
              </Drawer.Close>
              <Drawer.Title className="min-w-0 font-display text-[min(1.5rem,12vw)] leading-snug tracking-tight break-words hyphens-auto">
                {title}
              </Drawer.Title>
            </div>
            <Drawer.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-[20px] pb-[max(env(safe-area-inset-bottom),2rem)]">
              <SheetAbove value={null}>
                <CloseContext value={close}>
                  <AfterFirstFrame>{children}</AfterFirstFrame>
                </CloseContext>
              </SheetAbove>
            </Drawer.Content>
            {above}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

/** The sheet answers the tap with its frame alone; what it holds comes in while it rises. */
function AfterFirstFrame({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
