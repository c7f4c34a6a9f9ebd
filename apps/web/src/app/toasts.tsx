import { type ComponentType, useEffect, useState } from 'react'
import { afterFirstScreen } from '../lib/after-first-screen'
import { useToasts } from '../ui/toast'

/** Where messages and questions appear: no part of the first load, fetched once the page is quiet or with the first message. */
export function Toasts() {
  const [Late, setLate] = useState<ComponentType | null>(null)
  const waiting = useToasts().length
  const isMissing = Late === null

  useEffect(() => {
    if (!isMissing) return
    // a fetch that fails is tried again with the next message
    const load = () => void import('./late').then(({ Late }) => setLate(() => Late)).catch(() => undefined)
    return waiting > 0 ? load() : afterFirstScreen(load)
  }, [isMissing, waiting])

  return Late && <Late />
}
