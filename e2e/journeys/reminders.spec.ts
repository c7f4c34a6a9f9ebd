import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/journey'

test('reminders are set up from the profile, say where they arrive, and are there after a reload', async ({ page }) => {
  await page.goto('/categories?profile=true')
  await page.getByRole('button', { name: 'Reminders' }).click()
  const reminders = page.getByRole('dialog', { name: 'Reminders' })
  await expect(reminders.getByText(/^Reminders arrive on the iOS and Android apps/)).toBeVisible()
  await expect(reminders.getByRole('slider')).toHaveCount(0)
  await reminders.getByText('Daily word').click()
  await reminders.getByRole('switch', { name: 'Streak' }).focus()
  await page.keyboard.press('Space')
  await expect(reminders.getByRole('listitem')).toHaveCount(5)
  await reminders.getByRole('switch', { name: 'Quiet hours' }).click()
  await reminders.getByLabel('Quiet from').fill('14:00')
  await reminders.getByLabel('Quiet until').fill('22:00')
  await reminders.getByRole('checkbox', { name: 'Sunday' }).click()
  await expect(reminders.getByText(/, (2|3|4|5|6|7|8|9):\d\d PM$/)).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(reminders.getByRole('switch', { name: 'Daily word' })).toBeChecked()
  await expect(reminders.getByLabel('Quiet until')).toHaveValue('22:00')
  await expect(reminders.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked()
})

test('a ninth reminder a day leads to the offer and back to eight', async ({ page }) => {
  await page.goto('/categories?profile=true&page=reminders')
  const reminders = page.getByRole('dialog', { name: 'Reminders' })
  await reminders.getByRole('switch', { name: 'All words' }).click()
  await reminders.getByRole('slider', { name: 'Reminders a day' }).focus()
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight')
  const tooMany = page.getByRole('dialog', { name: 'More reminders a day' })
  await expect(tooMany.getByText(/^Free users can set up to 8 notifications per day\./)).toBeVisible()
  await expectAccessible(page)
  await tooMany.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Go Premium' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Go Premium' })).toHaveCount(0)
  await expect(reminders.getByText('8 a day', { exact: true })).toBeVisible()
})

test('reminders fit 320 px with text at 200 %', async ({ page }) => {
  await page.goto('/categories?profile=true&page=reminders')
  const reminders = page.getByRole('dialog', { name: 'Reminders' })
  await reminders.getByRole('switch', { name: 'Daily word' }).click()
  await reminders.getByRole('switch', { name: 'Quiet hours' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const cutOff = await reminders.evaluate((sheet) =>
    [...sheet.querySelectorAll('button, input, label, p, li, h3')]
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect()
        return width > 1 && (left < -1 || right > 321)
      })
      .map((each) => each.outerHTML.slice(0, 120)),
  )
  expect(cutOff).toEqual([])
})
