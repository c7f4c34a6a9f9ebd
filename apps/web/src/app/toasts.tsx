import { type ComponentType, useEffect, useState } from 'react'
import { afterFirstScreen } from '../lib/after-first-screen'
import { useToasts } from '../ui/toast'

let brought: ComponentType | null = null

/** A screen that speaks by messages brings their place along, so that one about a lost network needs no network to show. */
export function bringLate(late: ComponentType): void {
  brought = late
}

/** Where messages and questions appear: no part of the first load, fetched once the page is quiet or with the first message. */
export function Toasts() {
  const [fetched, setFetched] = useState<ComponentType | null>(null)
  const waiting = useToasts().length
  const Late = brought ?? fetched
  const isMissing = Late === null

  useEffect(() => {
    if (!isMissing) return
    // a fetch that fails is tried again with the next message
    const load = () => void import('./late').then((module) => setFetched(() => module.Late)).catch(() => undefined)
    return waiting > 0 ? load() : afterFirstScreen(load)
  }, [isMissing, waiting])

  return Late && <Late />
}
