/** The six colours a theme sets, each `#rrggbb`; every other tone is mixed from them. */
export type ThemeColors = {
  primary: string
  primaryForeground: string
  accent: string
  background: string
  foreground: string
  cardBackground: string
}

/** How the app looks; `font` is the display face of the words. */
export type Theme = {
  id: string
  name: string
  description: string
  font: string
  colors: ThemeColors
  isPremium: boolean
}

export const defaultTheme: Theme = {
  id: 'default',
  name: 'Classic Green',
  description: 'A night garden: verbena green on near-black',
  font: 'Fraunces Variable',
  colors: {
    primary: '#a3d9a5',
    primaryForeground: '#0c1a10',
    accent: '#ecc76a',
    background: '#0a110c',
    foreground: '#eef4ec',
    cardBackground: '#131d16',
  },
  isPremium: false,
}

export const themes: readonly Theme[] = [defaultTheme]

/** The theme with this id; an unknown stored one is the default. */
export function themeById(id: string): Theme {
  return themes.find((theme) => theme.id === id) ?? defaultTheme
}

/** How much foreground is mixed into the background for quiet text, as a share; it must keep 4.5:1. */
export const mutedShare = 0.66

/** The variables a theme sets on the root element. */
export function themeVariables({ colors, font }: Theme): Record<string, string> {
  return {
    '--primary': colors.primary,
    '--primary-foreground': colors.primaryForeground,
    '--accent': colors.accent,
    '--background': colors.background,
    '--foreground': colors.foreground,
    '--card': colors.cardBackground,
    '--muted': mixColors(colors.foreground, colors.background, mutedShare),
    '--display-font': `'${font}', 'Display fallback', Georgia, serif`,
  }
}

/** The colour with `share` of the first and the rest of the second, channel by channel. */
export function mixColors(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((channel, i) => Math.round(channel * share + (other[i] ?? 0) * (1 - share)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** How well one colour is told from another, 1 to 21 (WCAG 2.2 contrast ratio). */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
