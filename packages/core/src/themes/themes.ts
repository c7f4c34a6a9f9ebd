import { type Access, canOpen } from '../subscription/entitlements'
import { defaultTheme, type Theme } from './theme'

/** Every theme, in the order they are shown: the free ones, then those of a subscription (spec §3). */
export const themes: readonly Theme[] = [
  defaultTheme,
  {
    id: 'elegant',
    name: 'Elegant',
    description: 'Champagne and ivory on plum',
    font: 'Playfair Display',
    colors: {
      primary: '#e2c799',
      primaryForeground: '#20160a',
      accent: '#d3a6d8',
      background: '#110d13',
      foreground: '#f6f0e6',
      cardBackground: '#1d1720',
    },
    backgroundImage: 'radial-gradient(120% 50% at 50% 0%, #2b1f2d, transparent)',
    sample: 'soirée',
    isPremium: false,
  },
  {
    id: 'modern',
    name: 'Modern',
    description: 'Electric lime on graphite',
    font: 'Bricolage Grotesque',
    colors: {
      primary: '#cdf163',
      primaryForeground: '#161b05',
      accent: '#9db8ff',
      background: '#0d0e10',
      foreground: '#f3f5f7',
      cardBackground: '#191b1f',
    },
    backgroundImage: 'linear-gradient(158deg, #23262d, #0d0e10 44%)',
    sample: 'kinetic',
    isPremium: false,
  },
  {
    id: 'warm',
    name: 'Warm',
    description: 'Apricot and honey by firelight',
    font: 'Quicksand',
    colors: {
      primary: '#f7ab80',
      primaryForeground: '#271206',
      accent: '#f3d27a',
      background: '#18100b',
      foreground: '#fbf1e6',
      cardBackground: '#261a13',
    },
    backgroundImage: 'radial-gradient(120% 58% at 50% 104%, #3d2213, transparent)',
    sample: 'cosy',
    isPremium: false,
  },
  {
    id: 'minimalist',
    name: 'Minimalist',
    description: 'Black, white, nothing between',
    font: 'Jost',
    colors: {
      primary: '#f2f2f0',
      primaryForeground: '#121212',
      accent: '#dccfb4',
      background: '#0e0e0e',
      foreground: '#f4f4f2',
      cardBackground: '#191919',
    },
    sample: 'lucid',
    isPremium: false,
  },
  {
    id: 'nature',
    name: 'Nature',
    description: 'Lichen and clay on wet earth',
    font: 'Lora',
    colors: {
      primary: '#c3cf86',
      primaryForeground: '#181b08',
      accent: '#e8a273',
      background: '#12120b',
      foreground: '#f3f2e3',
      cardBackground: '#1e1e13',
    },
    backgroundImage: 'radial-gradient(110% 52% at 10% 0%, #292b11, transparent)',
    sample: 'meadow',
    isPremium: false,
  },
  {
    id: 'ocean',
    name: 'Ocean',
    description: 'A night lagoon and coral',
    font: 'Jost',
    colors: {
      primary: '#79d6e6',
      primaryForeground: '#04191f',
      accent: '#ffb79a',
      background: '#05131d',
      foreground: '#e9f5fa',
      cardBackground: '#0d212f',
    },
    backgroundImage: 'linear-gradient(#0b2e42, #071e2c 42%, #05131d 82%)',
    sample: 'littoral',
    isPremium: true,
  },
  {
    id: 'forest',
    name: 'Forest',
    description: 'Deep pine and a few fireflies',
    font: 'Lora',
    colors: {
      primary: '#86d3b5',
      primaryForeground: '#05201a',
      accent: '#f4d471',
      background: '#09201a',
      foreground: '#ecf6f0',
      cardBackground: '#102d25',
    },
    backgroundImage: 'radial-gradient(100% 46% at 86% 0%, #174035, transparent), linear-gradient(#0c2a22, #071a14)',
    sample: 'sylvan',
    isPremium: true,
  },
  {
    id: 'rose',
    name: 'Rose',
    description: 'Rose petals on dark velvet',
    font: 'Playfair Display',
    colors: {
      primary: '#f5a9c2',
      primaryForeground: '#2a0e19',
      accent: '#f0cfa0',
      background: '#1a0d14',
      foreground: '#fcf0f4',
      cardBackground: '#2a1722',
    },
    backgroundImage: 'radial-gradient(120% 54% at 50% 0%, #421a30, transparent)',
    sample: 'ardent',
    isPremium: true,
  },
  {
    id: 'midnight',
    name: 'Midnight',
    description: 'Moonlight over a sky of indigo',
    font: 'Bricolage Grotesque',
    colors: {
      primary: '#b3b9ff',
      primaryForeground: '#0f1236',
      accent: '#ffe08f',
      background: '#090b1d',
      foreground: '#eeefff',
      cardBackground: '#14173a',
    },
    backgroundImage: 'radial-gradient(100% 44% at 82% 0%, #2a2f6d, transparent), linear-gradient(#0e1130, #080a1a)',
    sample: 'celestial',
    isPremium: true,
  },
  {
    id: 'autumn',
    name: 'Autumn',
    description: 'Golden leaves on red wine',
    font: 'Fraunces',
    colors: {
      primary: '#efb75f',
      primaryForeground: '#241503',
      accent: '#f59a70',
      background: '#1b0d0e',
      foreground: '#faf0e6',
      cardBackground: '#2b1617',
    },
    backgroundImage:
      'radial-gradient(110% 50% at 8% 0%, #471b1c, transparent), radial-gradient(110% 44% at 96% 100%, #3c2211, transparent)',
    sample: 'amber',
    isPremium: true,
  },
]

/** The theme with this id; an unknown stored one is the default. */
export function themeById(id: string): Theme {
  return themes.find((theme) => theme.id === id) ?? defaultTheme
}

export function canUseTheme(theme: Theme, access: Access): boolean {
  return !theme.isPremium || canOpen(access, 'premium-theme')
}

/** The theme someone sees: the chosen one, or the default while their subscription does not open it. */
export function shownTheme(chosenId: string, access: Access): Theme {
  const chosen = themeById(chosenId)
  return canUseTheme(chosen, access) ? chosen : defaultTheme
}
