import { answer } from '../support/game-moves'
import { optionsOf, promptOf } from '../support/game-screen'
import { keys, touch } from '../support/hands'
import { expect } from '../support/journey'
import { begin, goOn } from '../support/play-game'
import { test } from '../support/subscriber'

test('the quiz of the day is at the same question after a reload, a turn of the phone, and a way back and forth', async ({
  page,
  hasTouch,
}) => {
  const hand = hasTouch ? touch(page) : keys(page)
  await page.goto('/categories')
  await begin(page, '/quiz', hand)
  await answer(page, hand)
  await goOn(page, hand)
  const [asked, options] = [await promptOf(page), await optionsOf(page)]
  const resume = page.getByRole('button', { name: 'Resume' })

  async function expectSameQuestion() {
    await expect(page.getByRole('heading', { name: asked.text })).toBeInViewport()
    expect([await promptOf(page), await optionsOf(page)]).toEqual([asked, options])
  }

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(/^1 of 1[01]/)
  await resume.click()
  await expectSameQuestion()

  await page.setViewportSize({ width: 844, height: 390 })
  await expectSameQuestion()
  const last = page.getByRole('main').getByRole('listitem').getByRole('button').last()
  if (options.length > 0) await expect(last).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectSameQuestion()

  await page.goBack()
  await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()
  await page.goForward()
  await resume.click()
  await expectSameQuestion()
})

test('a reload in the middle of a rush costs no time and shows no question', async ({ page }) => {
  const hand = keys(page)
  await begin(page, '/rush', hand)
  await answer(page, hand)
  const { text } = await promptOf(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  const standing = (await page.getByRole('status').textContent()) ?? ''
  expect(standing).toMatch(/^1 done10 points · \d+\.\d s$/)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(standing)
  await expect(page.getByRole('heading', { name: text })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: text })).toBeFocused()
})
