import type { Access } from '@verbena/core/subscription/entitlements'
import { defaultTheme, type Theme } from '@verbena/core/themes/theme'
import { themeVariables } from '@verbena/core/themes/theme-variables'
import { shownTheme } from '@verbena/core/themes/themes'
import { prefersReducedMotion } from '../device/platform'
import { keyValue } from '../device/storage'
import { lookKey } from '../lib/look-key'

/** Shows the chosen theme, or the default where the plan does not open it, and keeps the look for the next start. */
export function showTheme(chosenId: string, access: Access): void {
  const theme = shownTheme(chosenId, access)
  const isNew = theme.id !== (document.documentElement.dataset.theme ?? defaultTheme.id)
  if (isNew && 'startViewTransition' in document && !prefersReducedMotion()) fadeInto(theme)
  else dress(theme)
  keepLook(theme)
}

/** A page nobody looks at changes without the fade. */
function fadeInto(theme: Theme) {
  document.startViewTransition(() => dress(theme)).ready.catch(() => undefined)
}

/** The default look is the page's own: nothing is set for it. */
function dress(theme: Theme) {
  const { style, dataset } = document.documentElement
  const isDefault = theme.id === defaultTheme.id
  for (const [name, value] of Object.entries(themeVariables(theme))) {
    if (isDefault) style.removeProperty(name)
    else style.setProperty(name, value)
  }
  if (isDefault) delete dataset.theme
  else dataset.theme = theme.id
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme.colors.background)
}

function keepLook(theme: Theme) {
  try {
    if (theme.id === defaultTheme.id) keyValue.remove(lookKey)
    else keyValue.set(lookKey, JSON.stringify({ theme: theme.id, variables: themeVariables(theme) }))
  } catch {
    // a full storage costs a moment in the default look at the next start, nothing more
  }
}
