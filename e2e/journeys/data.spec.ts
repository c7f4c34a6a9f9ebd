import { readFile, writeFile } from 'node:fs/promises'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/journey'
import { currentWord, nextPage } from '../support/learner'

test('everything is exported, wiped by the browser and imported back; a file cut off changes nothing', async ({ page, context }, info) => {
  await page.goto('/categories')
  const word = await currentWord(page)
  await page.keyboard.press('f')
  await expect(page.getByText('Added to favorites')).toBeVisible()
  await nextPage(page)
  await page.goto('/categories?settings=true')
  await page.getByRole('button', { name: /^Your data/ }).click()
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export my data/ }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')

  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'local_storage,indexeddb' })
  await page.goto('/categories?category=Favorites')
  await expect(page.getByText('No words in Favorites')).toBeVisible()

  const [torn, whole] = [info.outputPath('torn.json'), info.outputPath('whole.json')]
  await writeFile(torn, text.slice(0, text.length / 2))
  await writeFile(whole, text)
  await page.goto('/your-data')
  await page.getByLabel('File to import').setInputFiles(torn)
  await expect(page.getByRole('alert')).toContainText('This file is not whole')
  await page.getByLabel('File to import').setInputFiles(whole)
  const dialog = page.getByRole('dialog', { name: 'Import this file' })
  await expect(dialog.getByText('1 favorite added')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('Your words are here')).toBeVisible()
  await page.goto('/categories?category=Favorites')
  await expect.poll(() => currentWord(page)).toBe(word)
})

test('what the browser removed is noticed, and a copy of the day brings it back', async ({ page }) => {
  await page.goto('/categories')
  const word = await currentWord(page)
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(copies), { timeout: 20_000 }).toBeGreaterThan(0)
  // yesterday's visit is what the copy knows and the emptied record does not
  await page.evaluate(() => localStorage.clear())
  await page.evaluate(ageCopy)
  await page.goto('/categories')
  await page.getByRole('button', { name: 'Bring it back' }).click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Something is missing' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /1 favorite/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByText('Your words are here')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Something is missing' })).toHaveCount(0)
  await page.goto('/categories?category=Favorites')
  await expect.poll(() => currentWord(page)).toBe(word)
})

test('thirty words find a level, by keyboard alone', async ({ page }) => {
  await page.goto('/placement')
  await expect(page.getByRole('heading', { name: 'Find my level' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  for (let asked = 1; asked <= 30; asked++) {
    await expect(page.getByRole('status').filter({ hasText: `${asked} of 30` })).toBeVisible()
    if (asked === 1) await expectAccessible(page)
    await page.keyboard.press('ArrowLeft')
  }
  await expect(page.getByRole('heading', { name: 'Beginner fits you' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use Beginner' }).press('Enter')
  await expect(page.getByText('Your level is Beginner now')).toBeVisible()
})

function copies(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('verbena-copies')
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve(0)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('copies').objectStore('copies').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })
}

/** Moves the copy and its visit a day back. */
function ageCopy(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('verbena-copies')
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('copies', 'readwrite')
      const store = transaction.objectStore('copies')
      const reading = store.getAll()
      reading.onsuccess = () => {
        const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString('en-CA')
        for (const copy of reading.result) {
          store.delete(copy.day)
          store.put({ ...copy, day: yesterday, record: { ...copy.record, days: { ...copy.record.days, visited: [yesterday] } } })
        }
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
