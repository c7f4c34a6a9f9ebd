import { stepBack } from '../lib/back-steps'
import { paths } from '../lib/paths'
import type { AppRouter } from './router'

/** Screens that nothing lies behind: going back from them leaves the app. */
const firstScreens = ['/', '/auth', '/onboarding']

/** What Android's back does: closes what stands open, pauses a round, returns to the screen before, and leaves the app from the first one. */
export function goBack(router: AppRouter, leave: () => void): void {
  if (stepBack()) return
  const { pathname, searchStr } = router.state.location
  const isFirst = firstScreens.includes(pathname) || (pathname === '/categories' && searchStr === '')
  if (isFirst) leave()
  else if (router.history.canGoBack()) router.history.back()
  else void router.navigate({ ...paths.feed(), replace: true })
}
