import { lookKey } from '../src/lib/look-key'

/** A script for index.html that shows the theme the learner chose before anything is drawn, without asking the network. */
export function storedLookScript(): string {
  return `(${showStoredLook.toString()})(${JSON.stringify(lookKey)})`
}

/** Runs in the page, before any module: it may use nothing from outside itself. */
function showStoredLook(key: string) {
  try {
    const { theme, variables } = JSON.parse(localStorage.getItem(key) || '')
    const root = document.documentElement
    for (const name of Object.keys(variables)) if (name.startsWith('--')) root.style.setProperty(name, variables[name])
    root.dataset.theme = theme
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', variables['--background'])
  } catch {
    // nothing chosen, torn, or a browser without storage: the page's own look, until the app knows better
  }
}
