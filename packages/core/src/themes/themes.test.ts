import { describe, expect, test } from 'vitest'
import { contrast, mixColors } from './colors'
import { defaultTheme, type Theme } from './theme'
import { dangerColor, mutedShare, themeVariables } from './theme-variables'
import { canUseTheme, shownTheme, themeById, themes } from './themes'

test('contrast is 21 between black and white and 1 between equals', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#a3d9a5', '#a3d9a5')).toBe(1)
})

describe('the eleven themes', () => {
  test('are six free ones and five of a subscription, in this order', () => {
    expect(themes.filter((theme) => !theme.isPremium).map(({ id }) => id)).toEqual([
      'default',
      'elegant',
      'modern',
      'warm',
      'minimalist',
      'nature',
    ])
    expect(themes.filter((theme) => theme.isPremium).map(({ id }) => id)).toEqual(['ocean', 'forest', 'rose', 'midnight', 'autumn'])
  })

  test('are told apart by name, description, colours and look', () => {
    for (const of of [
      ({ name }: Theme) => name,
      ({ description }: Theme) => description,
      ({ sample }: Theme) => sample,
      ({ colors }: Theme) => colors.primary,
      ({ colors }: Theme) => colors.background,
    ]) {
      expect(new Set(themes.map(of)).size).toBe(themes.length)
    }
  })

  test('share at most six display faces', () => {
    expect(new Set(themes.map(({ font }) => font)).size).toBeLessThanOrEqual(6)
  })
})

describe('the theme someone sees', () => {
  test('is the default for an unknown stored one', () => {
    expect(themeById('original')).toBe(defaultTheme)
    expect(themeById('constructor')).toBe(defaultTheme)
    expect(shownTheme('original', 'yearly')).toBe(defaultTheme)
  })

  test.each(['visitor', 'free'] as const)('is the default for a %s who once chose a premium one', (access) => {
    expect(shownTheme('ocean', access)).toBe(defaultTheme)
    expect(shownTheme('warm', access).id).toBe('warm')
    expect(themes.filter((theme) => canUseTheme(theme, access))).toEqual(themes.filter((theme) => !theme.isPremium))
  })

  test.each(['monthly', 'yearly'] as const)('is any one chosen with a %s plan', (access) => {
    for (const theme of themes) expect(shownTheme(theme.id, access)).toBe(theme)
  })
})

describe.each(themes.map((theme) => [theme.name, theme] as const))('%s', (_, theme) => {
  const { background, cardBackground, foreground, primary, primaryForeground, accent } = theme.colors
  // raised and tinted surfaces are mixed in styles.css; light falls on the background as far as its gradients are bright
  const lift = mixColors(foreground, cardBackground, 0.06)
  const glow = mixColors(primary, cardBackground, 0.14)
  const lights = theme.backgroundImage?.match(/#[0-9a-f]{6}/g) ?? []
  const grounds = [background, cardBackground, lift, glow, ...lights]

  test.each(grounds)('body text is read at 7:1 on %s', (ground) => {
    expect(contrast(foreground, ground)).toBeGreaterThanOrEqual(7)
  })

  test.each(grounds)('quiet text, controls, the focus ring, rewards and warnings reach 4.5:1 on %s', (ground) => {
    for (const color of [mixColors(foreground, background, mutedShare), primary, accent, dangerColor]) {
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('text on a filled button reaches 4.5:1', () => {
    expect(contrast(primaryForeground, primary)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(background, accent)).toBeGreaterThanOrEqual(4.5)
  })

  test('a card is lifted off the background', () => {
    expect(contrast(cardBackground, background)).toBeGreaterThanOrEqual(1.07)
  })

  test('every variable has a value, and none reaches out of the page', () => {
    for (const value of Object.values(themeVariables(theme))) {
      expect(value).not.toBe('')
      expect(value).not.toMatch(/url\(|[;{}<]/)
    }
  })
})
