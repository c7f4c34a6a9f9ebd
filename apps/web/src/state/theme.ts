import { type Access, accessOf } from '@verbena/core/subscription/entitlements'
import { useEffect, useState } from 'react'
import { afterFirstScreen } from '../lib/after-first-screen'
import { useSetting } from './learner/use-learner'
import { usePlan } from './plan'

/** A chosen theme applies after about half a second (spec §9): browsing the list does not flicker. */
const switchDelayMs = 500

/** Keeps the page in the chosen theme, as far as the plan opens it; the themes themselves are no part of the first load. */
export function useTheme(): void {
  const chosen = useSetting('currentTheme')
  const access = accessOf(false, usePlan())
  const [firstAccess] = useState(access)
  useEffect(() => {
    const shown = document.documentElement.dataset.theme ?? 'default'
    if (chosen === 'default' && shown === 'default') return
    const show = () => void showLater(chosen, access)
    // the page itself has put the stored look in place: whether it is still the theme's look can wait
    if (chosen === shown && access === firstAccess) return afterFirstScreen(show)
    const timer = setTimeout(show, switchDelayMs)
    return () => clearTimeout(timer)
  }, [chosen, access, firstAccess])
}

async function showLater(chosen: string, access: Access) {
  try {
    const { showTheme } = await import('./theme-look')
    showTheme(chosen, access)
  } catch {
    // without a network the look stays as it is; the next start tries again
  }
}
