/** The six colours a theme sets, each `#rrggbb`; every other tone is mixed from them. */
export type ThemeColors = {
  primary: string
  primaryForeground: string
  accent: string
  background: string
  foreground: string
  cardBackground: string
}

/** The display faces the app brings along; several themes share one. */
export type DisplayFont = 'Fraunces' | 'Playfair Display' | 'Bricolage Grotesque' | 'Jost' | 'Lora' | 'Quicksand'

/** How the app looks (spec §3); `sample` is a word that shows the theme at its best. */
export type Theme = {
  id: string
  name: string
  description: string
  font: DisplayFont
  colors: ThemeColors
  /** Light and shade over the background, as CSS gradients from colours as dark as it. */
  backgroundImage?: string
  sample: string
  isPremium: boolean
}

export const defaultTheme: Theme = {
  id: 'default',
  name: 'Classic Green',
  description: 'A night garden, verbena green',
  font: 'Fraunces',
  colors: {
    primary: '#a3d9a5',
    primaryForeground: '#0c1a10',
    accent: '#ecc76a',
    background: '#0a110c',
    foreground: '#eef4ec',
    cardBackground: '#131d16',
  },
  sample: 'verdant',
  isPremium: false,
}
