import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/journey'

const flags = { Explore: 'explore', Practice: 'practice', 'Your Profile': 'profile', Settings: 'settings', 'Go Premium': 'subscription' }
const doors = { Explore: 'Explore', Practice: 'Practice', 'Your Profile': 'Profile', Settings: 'Settings', 'Go Premium': 'Go Premium' }

for (const [title, door] of Object.entries(doors)) {
  test(`${title} opens by a tap and by the keyboard, closes by Escape and by going back, and gives the focus back`, async ({
    page,
    hasTouch,
  }) => {
    await page.goto('/categories')
    const button = page.getByRole('button', { name: door, exact: true })
    const dialog = page.getByRole('dialog', { name: title })
    await (hasTouch ? button.tap() : button.click())
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${flags[title as keyof typeof flags]}=true`))
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })
}

const pages: [title: string, tile: string, address: string][] = [
  ['Collections', 'Collections', 'profile=true&collections=true'],
  ['History', 'History', 'profile=true&page=history'],
  ['Reminders', 'Reminders', 'profile=true&page=reminders'],
  ['Themes', 'Themes', 'profile=true&page=themes'],
  ['Voices', 'Voices', 'profile=true&page=voices'],
  ['Widgets', 'Widgets', 'profile=true&page=widgets'],
]

for (const [title, tile, address] of pages) {
  test(`${title} opens in the profile by keyboard, is an address of its own, is accessible, and leads back`, async ({ page, hasTouch }) => {
    await page.goto('/categories?profile=true')
    const profile = page.getByRole('dialog', { name: 'Your Profile' })
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await profile.getByRole('button', { name: tile, exact: true }).press('Enter')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(profile).toBeVisible()

    await page.goto(`/categories?${address}`)
    const back = dialog.getByRole('button', { name: 'Back' })
    await (hasTouch ? back.tap() : back.click())
    await expect(dialog).toHaveCount(0)
    await expect(profile).toBeVisible()
  })
}
