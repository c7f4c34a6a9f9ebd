import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/journey'
import { currentWord, freshUsername, signUp } from '../support/learner'

async function collector(page: Page) {
  await page.goto('/auth')
  await signUp(page, freshUsername())
}

async function create(page: Page, name: string) {
  await page.getByRole('button', { name: 'New collection' }).click()
  const dialog = page.getByRole('dialog', { name: 'New collection' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Name').press('Enter')
  await expect(dialog).toHaveCount(0)
}

test('a collection is made, filled by search and from a word, practised, renamed and deleted', async ({ page }) => {
  await collector(page)
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Collections' }).click()
  const sheet = page.getByRole('dialog', { name: 'Collections' })
  await expect(sheet.getByRole('heading', { name: 'No collections yet' })).toBeVisible()
  await create(page, 'Holiday')
  await expect(page.getByText('Collection created successfully')).toBeVisible()
  await expect(sheet.getByText('0 words')).toBeVisible()
  await expectAccessible(page)

  await sheet.getByRole('link', { name: 'Holiday' }).click()
  await expect(page.getByRole('heading', { name: 'Holiday', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Add words' }).click()
  const search = page.getByRole('dialog', { name: 'Add words' })
  await search.getByLabel('Search all words').fill('ephemeral')
  await search.getByRole('checkbox', { name: 'ephemeral' }).click()
  await expect(search.getByRole('checkbox', { name: 'ephemeral' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 word', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'ephemeral' }).click()
  await page.getByRole('button', { name: 'Add to a collection' }).click()
  const picker = page.getByRole('dialog', { name: 'Add to a collection' })
  await expect(picker.getByRole('checkbox', { name: 'Holiday' })).toBeChecked()
  await create(page, 'Exam')
  await expect(picker.getByRole('checkbox', { name: 'Exam' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back' }).click()

  await page.getByRole('button', { name: 'Practise' }).click()
  await expect(page.getByRole('heading', { name: 'Holiday', level: 1 })).toBeVisible()
  expect(await currentWord(page)).toBe('ephemeral')
  await page.goBack()
  await page.getByRole('button', { name: 'Remove ephemeral' }).click()
  await expect(page.getByRole('heading', { name: 'No words here yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'ephemeral' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit collection' }).click()
  await page.getByRole('dialog', { name: 'Edit collection' }).getByLabel('Name').fill('Sea')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Sea', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Delete collection' }).click()
  await expect(page.getByText('Are you sure you want to delete this collection?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Collection deleted successfully')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Collections' }).getByRole('article')).toHaveCount(1)
})

test('somebody else’s collection and one that never was look the same', async ({ page, browser, expectedErrors }) => {
  expectedErrors.push(/status of 404/)
  await collector(page)
  await page.goto('/categories?profile=true&collections=true')
  await create(page, 'Secret')
  const address = (await page.getByRole('link', { name: 'Secret' }).getAttribute('href')) ?? ''
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(new URL('/auth', page.url()).href)
  await signUp(stranger, freshUsername())
  for (const path of [address, '/collection/4b0e7a52-6f6c-4c9c-9a52-3f0f3c5f1c11']) {
    await stranger.goto(new URL(path, page.url()).href)
    await expect(stranger.getByRole('heading', { name: 'There is no such collection' })).toBeVisible()
    await expect(stranger.getByText('Secret')).toHaveCount(0)
  }
  await expectAccessible(stranger)
})

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/categories?profile=true&collections=true')
  await expect(page.getByText('Please sign in to create and manage collections')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/collection/4b0e7a52-6f6c-4c9c-9a52-3f0f3c5f1c11')
  await expect(page.getByText('Please sign in to create and manage collections')).toBeVisible()
  await expectAccessible(page)
})
