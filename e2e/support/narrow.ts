import { expect, type Page } from '@playwright/test'

/** Makes the page 320 px wide with text at 200 %: nothing is cut off, and nothing scrolls sideways. Afterwards it is as it was. */
export async function expectFitsNarrow(page: Page): Promise<void> {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const cutOff = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, h1, h2, h3, input')]
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect()
        return width > 1 && (left < -1 || right > 321)
      })
      .map((each) => each.outerHTML.slice(0, 120)),
  )
  expect(cutOff).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  if (usual) await page.setViewportSize(usual)
}

/** Every target is at least 44 px high and wide, but for the letters of a word and of a keyboard, which share a row: those are 24 wide. */
export async function expectTouchable(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, [role="radio"]')].flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      const least = each.closest('[aria-label="Letters"], .word-cells') ? 24 : 44
      const isSmall = width > 1 && (width < least - 0.5 || height < 43.5)
      return isSmall ? [`${width.toFixed(1)} × ${height.toFixed(1)}: ${each.outerHTML.slice(0, 120)}`] : []
    }),
  )
  expect(small).toEqual([])
}
