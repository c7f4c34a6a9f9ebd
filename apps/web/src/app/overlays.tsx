import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useReducer, useState } from 'react'
import { afterFirstScreen } from '../lib/after-first-screen'
import { readFeedSearch } from '../lib/paths'
import { SheetAbove } from '../ui/sheet-above'
import { toastError } from '../ui/toast'
import { loadSheet, type SheetName, sheetNames, sheetNow, wantedSheets, withoutSheet } from './sheets'

/** Opens and closes sheets as the address changes, one standing in the other; closing one goes back over the step that opened it. */
export function Overlays() {
  const location = useLocation()
  const search = readFeedSearch(location.search)
  const wanted = wantedSheets(location.pathname, search)
  const [shown, setShown] = useState<readonly SheetName[]>(wanted)
  const router = useRouter()
  const navigate = useNavigate()
  usePreload()

  function close(name: SheetName) {
    if (location.state.isOverlay) router.history.back()
    else void navigate({ to: '/categories', search: withoutSheet(name, search), replace: true })
  }

  useMissing(wanted, close)

  // a sheet that is no longer wanted stays until it has left the screen
  const next = sheetNames.filter((name) => wanted.includes(name) || (shown.includes(name) && location.pathname === '/categories'))
  if (next.join() !== shown.join()) setShown(next)

  return next.reduceRight<ReactNode>((above, name) => {
    const Content = sheetNow(name)
    if (!Content) return above
    return (
      <SheetAbove key={name} value={above}>
        <Content
          isOpen={wanted.includes(name)}
          onCloseRequest={() => close(name)}
          onClosed={() => setShown((before) => before.filter((each) => each !== name))}
        />
      </SheetAbove>
    )
  }, null)
}

/** Fetches a wanted sheet that is not here yet; one that cannot be had closes again with a word about it. */
function useMissing(wanted: readonly SheetName[], close: (name: SheetName) => void) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const missing = wanted.find((name) => !sheetNow(name))

  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is how this address ends, not what it waits for
  useEffect(() => {
    if (missing === undefined) return
    loadSheet(missing).then(renderAgain, () => {
      toastError('This part could not be loaded', 'Check your connection and try again.')
      close(missing)
    })
  }, [missing])
}

/** Sheets are no part of the first load; once the page is quiet they are fetched, so that a tap opens them at once. */
function usePreload() {
  useEffect(() => {
    return afterFirstScreen(() => {
      for (const name of sheetNames) loadSheet(name).catch(() => undefined) // tried again when it is opened
    })
  }, [])
}
