import { themeById, themeVariables } from '@verbena/core/themes/themes'
import { readSetting } from './learner/use-learner'

/** Sets the chosen theme's variables on the root element; no screen renders again for it. */
export function applyTheme(): void {
  const variables = themeVariables(themeById(readSetting('currentTheme')))
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value)
}
