import { describe, expect, test } from 'vitest'
import { contrast, mixColors, mutedShare, themeById, themes, themeVariables } from './themes'

test('contrast is 21 between black and white and 1 between equals', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#a3d9a5', '#a3d9a5')).toBe(1)
})

test('an unknown stored theme is the default', () => {
  expect(themeById('original').id).toBe('default')
})

describe.each(themes.map((theme) => [theme.name, theme] as const))('%s', (_, theme) => {
  const { background, cardBackground, foreground, primary, primaryForeground, accent } = theme.colors

  test.each([background, cardBackground])('body text is read at 7:1 on %s', (ground) => {
    expect(contrast(foreground, ground)).toBeGreaterThanOrEqual(7)
  })

  test.each([background, cardBackground])('quiet text, controls and rewards reach 4.5:1 on %s', (ground) => {
    for (const color of [mixColors(foreground, background, mutedShare), primary, accent]) {
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('text on a filled button reaches 4.5:1', () => {
    expect(contrast(primaryForeground, primary)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(background, accent)).toBeGreaterThanOrEqual(4.5)
  })

  test('every variable has a value', () => {
    expect(Object.values(themeVariables(theme)).every((value) => value.length > 0)).toBe(true)
  })
})
