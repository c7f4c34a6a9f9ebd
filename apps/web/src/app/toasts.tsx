import { type ComponentType, useEffect, useState } from 'react'
import { afterFirstScreen } from '../lib/after-first-screen'
import { useToasts } from '../ui/toast'

let brought: ComponentType | null = null

/** A screen that speaks by messages brings their place along, so that one about a lost network needs no network to show. */
export function bringToaster(toaster: ComponentType): void {
  brought = toaster
}

/** Where messages appear: no part of the first load, fetched once the page is quiet or with the first message. */
export function Toasts() {
  const [fetched, setFetched] = useState<ComponentType | null>(null)
  const waiting = useToasts().length
  const Toaster = brought ?? fetched
  const isMissing = Toaster === null

  useEffect(() => {
    if (!isMissing) return
    // a fetch that fails is tried again with the next message
    const load = () => void import('../ui/toaster').then((module) => setFetched(() => module.Toaster)).catch(() => undefined)
    return waiting > 0 ? load() : afterFirstScreen(load)
  }, [isMissing, waiting])

  return Toaster && <Toaster />
}
