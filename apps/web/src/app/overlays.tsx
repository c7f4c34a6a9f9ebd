import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type FeedSearch, type OverlayFlag, overlayFlags, readFeedSearch } from '../lib/paths'

const importers = {
  explore: () => import('../features/explore/explore-sheet'),
  practice: () => import('../features/practice/practice-sheet'),
  profile: () => import('../features/profile/profile-sheet'),
  settings: () => import('../features/settings/settings-sheet'),
  subscription: () => import('../features/subscription/subscription-sheet'),
}
type SheetName = keyof typeof importers

const sheets = {
  explore: lazy(importers.explore),
  practice: lazy(importers.practice),
  profile: lazy(importers.profile),
  settings: lazy(importers.settings),
  subscription: lazy(importers.subscription),
}

/** An address asking for several sheets shows the one that stands furthest up: an offer over what it was met in. */
const byPriority: readonly SheetName[] = ['subscription', 'settings', 'profile', 'practice', 'explore']

/** The sheet that the address of the feed asks for. Collections are shown inside the profile (spec §2). */
function wantedSheet(pathname: string, search: FeedSearch): SheetName | null {
  if (pathname !== '/categories') return null
  if (search.collections && !search.subscription && !search.settings) return 'profile'
  return byPriority.find((name) => search[name]) ?? null
}

/** Opens and closes sheets as the address changes; closing one goes back to the address it was opened from. */
export function Overlays() {
  const location = useLocation()
  const search = readFeedSearch(location.search)
  const wanted = wantedSheet(location.pathname, search)
  const [shown, setShown] = useState(wanted)
  const router = useRouter()
  const navigate = useNavigate()
  usePreload()

  if (wanted !== null && wanted !== shown) setShown(wanted)
  if (shown === null) return null
  const SheetContent = sheets[shown]

  function close() {
    if (location.state.isOverlay) router.history.back()
    else void navigate({ to: '/categories', search: withoutFlags(search), replace: true })
  }

  return (
    <Suspense>
      <SheetContent isOpen={wanted === shown} onCloseRequest={close} onClosed={() => setShown(null)} />
    </Suspense>
  )
}

function withoutFlags(search: FeedSearch): FeedSearch {
  const rest: FeedSearch = { ...search }
  for (const flag of overlayFlags satisfies readonly OverlayFlag[]) delete rest[flag]
  return rest
}

/** Sheets are no part of the first load; once the page is quiet they are fetched, so that the first tap is instant. */
function usePreload() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of Object.values(importers)) load().catch(() => undefined) // tried again when it is opened
    }, 2500)
    return () => clearTimeout(timer)
  }, [])
}
