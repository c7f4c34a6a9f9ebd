import { mixColors } from './colors'
import type { DisplayFont, Theme } from './theme'

/** How much foreground is mixed into the background for quiet text, as a share; it must keep 4.5:1. */
export const mutedShare = 0.66

/** What says that something failed or cannot be undone, the same in every theme. */
export const dangerColor = '#ff9d8f'

const sansFonts: readonly DisplayFont[] = ['Bricolage Grotesque', 'Jost', 'Quicksand']

/** The variables a theme sets on the root element, or on anything that is to look like it. */
export function themeVariables({ colors, font, backgroundImage = 'none' }: Theme): Record<string, string> {
  return {
    '--primary': colors.primary,
    '--primary-foreground': colors.primaryForeground,
    '--accent': colors.accent,
    '--background': colors.background,
    '--foreground': colors.foreground,
    '--card': colors.cardBackground,
    '--muted': mixColors(colors.foreground, colors.background, mutedShare),
    '--danger': dangerColor,
    '--backdrop': backgroundImage,
    '--display-font': fontFamily(font),
  }
}

/** The face, then the one of the device whose letters are stretched to its proportions, so that its arrival moves nothing. */
function fontFamily(font: DisplayFont): string {
  return `'${font} Variable', '${font} fallback', ${sansFonts.includes(font) ? 'sans-serif' : 'Georgia, serif'}`
}
