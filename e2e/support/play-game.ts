import { expect, type Page } from '@playwright/test'
import type { Move } from './game-moves'
import type { Hand } from './hands'

/** Whatever leads on from what was answered. */
const onward = /^(Next|Next wheel|Next tide|Let the tide come|Results)$/

/** Opens a game and begins a round; a countdown is not waited for. */
export async function begin(page: Page, path: string, hand: Hand): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
  await hand.takeTime()
  await hand.press('Play')
  const countdown = page.getByRole('button', { name: 'Start now' })
  const onset = page.getByRole('main').getByRole('button', { name: onward })
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  if ((await countdown.count()) > 0) await hand.press('Start now')
  if ((await onset.count()) > 0) await hand.press(onward)
}

/** Leaves what was answered, where that is what there is to do. */
export async function goOn(page: Page, hand: Hand): Promise<boolean> {
  const next = page.getByRole('main').getByRole('button', { name: onward })
  if ((await next.count()) === 0) return false
  await expect(next).toBeFocused()
  await hand.press(onward)
  return true
}

/** Plays move by move until the end screen is there, whose heading then has the focus. */
export async function playToTheEnd(page: Page, hand: Hand, move: Move): Promise<void> {
  const results = page.getByRole('heading', { name: 'Results' })
  for (let moves = 0; moves < 300 && (await results.count()) === 0; moves++) {
    if (!(await goOn(page, hand))) await move(page, hand)
  }
  await expect(results).toBeFocused()
}
