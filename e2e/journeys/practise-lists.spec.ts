import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { answer } from '../support/game-moves'
import { keys } from '../support/hands'
import { expect } from '../support/journey'
import { expectFitsNarrow } from '../support/narrow'
import { begin, playToTheEnd } from '../support/play-game'
import { test } from '../support/subscriber'

const four = ['habit', 'garden', 'journey', 'courage']
const fifteen = [
  ...four,
  ...['kitchen', 'shoulder', 'promise', 'weather', 'market', 'forest', 'answer', 'dream', 'voice', 'window', 'bridge'],
]

/** A collection of these words, made as another device of its owner makes it; answers its address. */
async function collectionOf(request: APIRequestContext, session: string, name: string, words: readonly string[]): Promise<string> {
  const { accessToken }: { accessToken: string } = JSON.parse(session)
  const headers = { authorization: `Bearer ${accessToken}` }
  const id = crypto.randomUUID()
  expect((await request.post('/api/collections', { headers, data: { id, name, description: '' } })).ok()).toBe(true)
  for (const word_id of words) {
    expect((await request.post(`/api/collections/${id}/words`, { headers, data: { word_id } })).ok()).toBe(true)
  }
  return id
}

test('a collection of four is played with other words beside its own', async ({ page, request, session }) => {
  const id = await collectionOf(request, session, 'Holiday', four)
  const hand = keys(page)
  await page.goto(`/collection/${id}`)
  await page.getByRole('button', { name: 'Games' }).click()
  const practice = page.getByRole('dialog', { name: 'Practice' })
  await expect(practice.getByRole('radio', { name: 'Holiday' })).toBeChecked()
  const sprint = practice.getByRole('button', { name: /^Sprint 4 of these words, and others like them/ })
  await expect(sprint).toBeVisible()
  await expectAccessible(page)
  await expectFitsNarrow(page)
  await sprint.click()
  await expect(page.getByText('With the words of Holiday')).toBeVisible()
  await expectAccessible(page)
  await begin(page, `/sprint?category=collection:${id}`, hand)
  await playToTheEnd(page, hand, answer)
  await expect(page.getByRole('heading', { name: 'The 20 words you met' })).toBeVisible()
  for (const word of four) await expect(page.getByRole('group', { name: word, exact: true })).toHaveCount(1)
  await expect(page.getByText(/best/i)).toHaveCount(0)
})

test('a collection of fifteen is asked alone, and what it lacks is said', async ({ page, request, session }) => {
  const id = await collectionOf(request, session, 'Exam', fifteen)
  const hand = keys(page)
  await begin(page, `/quiz?category=collection:${id}`, hand)
  await playToTheEnd(page, hand, answer)
  const met = await page
    .getByRole('listitem')
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.querySelector('legend')?.textContent ?? ''))
  expect(met).toHaveLength(10)
  expect(met.filter((word) => !fifteen.includes(word))).toEqual([])

  const empty = await collectionOf(request, session, 'Empty', [])
  await page.goto(`/sprint?category=collection:${empty}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText('Sprint needs 20 words with a meaning; there are none here yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add words' })).toBeVisible()
  await expectAccessible(page)
})
