import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/journey'
import { currentWord, freshUsername, signUp } from '../support/learner'
import { subscribe } from '../support/subscribe'

async function subscriber(page: Page) {
  await page.goto('/auth')
  await signUp(page, freshUsername())
  await subscribe(page)
}

async function fill(page: Page, word: string, definition: string) {
  await page.getByLabel('Word', { exact: true }).fill(word)
  await page.getByLabel('Definition').fill(definition)
  await page.getByLabel('Part of speech').selectOption('noun')
  await page.getByLabel('Category').selectOption('Travel')
}

test('a subscriber adds a word of their own, meets it in the feed, edits it, deletes it and takes that back', async ({ page }) => {
  await subscriber(page)
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Your own words' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your Own Words' })
  await expect(sheet.getByRole('heading', { name: 'No words of your own yet' })).toBeVisible()
  await expectAccessible(page)

  await sheet.getByRole('button', { name: 'Add word' }).click()
  await expect(page.getByText('Validation Error')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Word is required')).toBeVisible()
  await fill(page, 'fernweh', 'a longing for far places')
  await sheet.getByRole('button', { name: 'Add word' }).click()
  await expect(page.getByText('Success! Your custom word has been added')).toBeVisible()
  await fill(page, 'hygge', 'a cosy mood')
  await sheet.getByRole('button', { name: 'Add word' }).press('Enter')
  await expect(sheet.getByRole('article')).toHaveCount(2)
  await expect(sheet.getByRole('article').first()).toContainText('hygge')

  await sheet.getByRole('button', { name: 'Edit hygge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit word' })
  await expect(dialog.getByLabel('Category')).toHaveValue('Travel')
  await expectAccessible(page)
  await dialog.getByLabel('Word', { exact: true }).fill('lagom')
  await dialog.getByLabel('Word', { exact: true }).press('Enter')
  await expect(sheet.getByRole('article').first()).toContainText('lagom')

  await sheet.getByRole('button', { name: 'Delete fernweh' }).click()
  await expect(sheet.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sheet.getByRole('article')).toHaveCount(2)
  await page.reload()
  await expect(sheet.getByRole('article')).toHaveCount(2)
  await expect(sheet.getByRole('article').nth(1)).toContainText('fernweh')
  await expectAccessible(page)

  await page.goto('/categories?category=Your%20own%20words')
  await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()
  expect(['lagom', 'fernweh']).toContain(await currentWord(page))
  await page.getByRole('button', { name: 'Details' }).first().click()
  await expect(page.getByText('Your own word', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('two tabs show the same own words', async ({ page, context }) => {
  await subscriber(page)
  await page.goto('/categories?profile=true&page=own-words')
  const other = await context.newPage()
  await other.goto('/categories?profile=true&page=own-words')
  await expect(other.getByRole('heading', { name: 'No words of your own yet' })).toBeVisible()
  await fill(page, 'hygge', 'a cosy mood')
  await page.getByRole('button', { name: 'Add word' }).click()
  await expect(other.getByRole('article')).toContainText('hygge')
})

test('with the server down a word is not lost from the form, and is one word afterwards', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/, /fetching the script/)
  await subscriber(page)
  await page.goto('/categories?profile=true&page=own-words')
  await expect(page.getByRole('heading', { name: 'No words of your own yet' })).toBeVisible()
  await fill(page, 'hygge', 'a cosy mood')
  await server.kill()
  await page.getByRole('button', { name: 'Add word' }).click()
  await expect(page.getByText('Failed to add custom word. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Word', { exact: true })).toHaveValue('hygge')
  await server.restart()
  await page.getByRole('button', { name: 'Add word' }).click()
  await expect(page.getByText('Success! Your custom word has been added')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('own words and collections are there without a network, as at the last visit', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await subscriber(page)
  await page.goto('/categories?profile=true&page=own-words')
  await fill(page, 'hygge', 'a cosy mood')
  await page.getByRole('button', { name: 'Add word' }).click()
  await expect(page.getByText('Success! Your custom word has been added')).toBeVisible()
  await page.goto('/categories?profile=true&collections=true')
  await page.getByRole('button', { name: 'New collection' }).click()
  await page.getByLabel('Name', { exact: true }).fill('A winter')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await expect(page.getByText('Collection created successfully')).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

  await context.setOffline(true)
  await page.goto('/categories?category=Your%20own%20words')
  await expect(page.getByRole('article', { name: 'hygge' }).first()).toBeVisible()
  await page.goto('/categories?profile=true&page=own-words')
  await expect(page.getByRole('dialog', { name: 'Your Own Words' }).getByRole('article')).toContainText('hygge')
  await expect(page.getByText('As at your last visit.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/categories?profile=true&collections=true')
  await expect(page.getByText('A winter')).toBeVisible()
  await context.setOffline(false)
  await page.goto('/categories?profile=true&page=own-words')
  await expect(page.getByRole('article').first()).toContainText('hygge')
  await expect(page.getByText('As at your last visit.')).toHaveCount(0)

  expect(await keptAnswers(page)).toBeGreaterThan(0)
  await page.goto('/categories?settings=true')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Keep on this device' }).click()
  await expect(page.getByText('Signed out')).toBeVisible()
  await expect.poll(() => keptAnswers(page)).toBe(0)
})

/** How many of the server's answers lie on the device. */
function keptAnswers(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('verbena-own')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('answers').objectStore('answers').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
}

test('without a subscription the offer opens instead', async ({ page }) => {
  await page.goto('/auth')
  await signUp(page, freshUsername())
  await page.goto('/categories?profile=true&page=own-words')
  await page.getByRole('button', { name: 'Upgrade to Premium' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Go Premium' })).toBeVisible()
})
