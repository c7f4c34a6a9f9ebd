import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/journey'

test('a round of the quiz is played to its results by keyboard alone', async ({ page }) => {
  await page.goto('/quiz?dev=true')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const results = page.getByRole('heading', { name: 'Results' })
  const next = page.getByRole('button', { name: 'Next' })
  const field = page.getByRole('textbox')
  await expect(async () => {
    if ((await results.count()) > 0) return
    if ((await next.count()) > 0) await page.keyboard.press('Enter')
    else if ((await field.count()) > 0) {
      await field.fill('nothing')
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('1')
    expect(await results.count()).toBe(1)
  }).toPass({ intervals: [150], timeout: 80_000 })
  await expect(results).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
})
