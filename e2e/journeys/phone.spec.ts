import { expect, test } from '../support/journey'
import { currentWord } from '../support/learner'
import { asPhone } from '../support/phone'

test('in an app reminders are planned on the phone, and tapping one opens the word of the day', async ({ page }) => {
  const phone = await asPhone(page)
  await page.goto('/categories?profile=true&page=reminders')
  const reminders = page.getByRole('dialog', { name: 'Reminders' })
  await reminders.getByRole('switch', { name: 'Daily word' }).click()
  await expect.poll(async () => (await phone.calls('LocalNotifications', 'schedule')).length).toBe(1)
  const [planned] = await phone.calls('LocalNotifications', 'schedule')
  const notifications = planned?.options?.notifications as { id: number; title: string; schedule: { at: string } }[]
  expect(notifications.length).toBeLessThanOrEqual(60)
  expect(notifications.every(({ id, title }) => id >= 1 && id <= 100 && title === 'Daily Word Ready!')).toBe(true)
  await expect(reminders.getByText(/^Reminders arrive on the iOS and Android apps/)).toHaveCount(0)
  await phone.happens('LocalNotifications', 'localNotificationActionPerformed', { notification: { id: 7 } })
  await expect(page.getByRole('heading', { name: 'Meaning' })).toBeVisible()
})

test('in an app that may not notify, a reminder stays off and says why', async ({ page }) => {
  const phone = await asPhone(page, { display: 'denied' })
  await page.goto('/categories?profile=true&page=reminders')
  const dailyWord = page.getByRole('dialog', { name: 'Reminders' }).getByRole('switch', { name: 'Daily word' })
  await dailyWord.click()
  await expect(page.getByText('Please enable notifications in your device settings').first()).toBeVisible()
  await expect(dailyWord).not.toBeChecked()
  expect(await phone.calls('LocalNotifications', 'schedule')).toEqual([])
})

test('Android’s back closes a sheet, pauses a round, goes back a screen and leaves the app from the feed', async ({ page }) => {
  const phone = await asPhone(page)
  const back = () => phone.happens('App', 'backButton', { canGoBack: true })
  await page.goto('/categories')
  await expect.poll(async () => (await phone.calls('SplashScreen', 'hide')).length).toBe(1)
  await page.getByRole('button', { name: 'Practice' }).click()
  const practice = page.getByRole('dialog', { name: 'Practice' })
  await expect(practice).toBeVisible()
  await back()
  await expect(practice).toHaveCount(0)
  await phone.happens('App', 'appUrlOpen', { url: 'verbena://sprint' })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await back()
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await back()
  await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()
  expect(await phone.calls('App', 'minimizeApp')).toEqual([])
  await back()
  await expect.poll(async () => (await phone.calls('App', 'minimizeApp')).length).toBe(1)
})

test('a word is shared through the phone’s own sheet, and a favorite is felt', async ({ page }) => {
  const phone = await asPhone(page)
  await page.goto('/categories')
  await expect.poll(async () => (await phone.calls('SplashScreen', 'hide')).length).toBe(1)
  const word = await currentWord(page)
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(page.getByText('Shared successfully!')).toBeVisible()
  const [shared] = await phone.calls('Share', 'share')
  expect(shared?.options).toMatchObject({ title: word, url: expect.stringContaining('/word-details?word=') })
  await page.getByRole('button', { name: 'Favorite' }).first().click()
  await expect.poll(async () => (await phone.calls('Haptics', 'impact')).length).toBe(1)
})

test('in an app the service worker goes, and leaving writes what the widgets show', async ({ page }) => {
  await page.goto('/categories')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const phone = await asPhone(page)
  await page.reload()
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await phone.happens('App', 'pause')
  await expect.poll(async () => (await phone.calls('WidgetData', 'write')).length).toBe(1)
  const [written] = await phone.calls('WidgetData', 'write')
  expect(JSON.parse(String(written?.options?.json))).toMatchObject({ version: 1, enabled: ['daily-word'], days: { length: 7 } })
})

test('an app that lacks what the phone gives is the page all the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  const phone = await asPhone(page, {
    without: ['Share', 'Clipboard', 'Haptics', 'StatusBar', 'Keyboard', 'App', 'WidgetData', 'TextToSpeech'],
  })
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/categories')
  await expect.poll(async () => (await phone.calls('SplashScreen', 'hide')).length).toBe(1)
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(page.getByText('Word copied to clipboard!')).toBeVisible()
  await page.getByRole('button', { name: 'Favorite' }).first().click()
  await expect(page.getByText('Added to favorites')).toBeVisible()
})
