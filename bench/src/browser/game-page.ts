import type { Locator, Page } from '@playwright/test'
import type { Mode } from '@verbena/core/practice/modes'

/** What answers in a game: the taps of one move in order, each with the elements of which one is tapped. */
type Moves = Partial<Record<Mode['id'], readonly string[]>> & { other: readonly string[] }

const letters = 'main fieldset[aria-label="Letters"] button:not([disabled]):not([aria-label="Delete letter"])'
const options = 'main ul button:not([aria-disabled])'

const moves: Moves = {
  other: [options],
  perfection: [options, 'main button:has-text("Confirm")'],
  'match-synonyms': ['main [data-tile^="left"]:not([aria-disabled])', 'main [data-tile^="right"]:not([aria-disabled])'],
  'guess-word': ['main button:has-text("Next clue"):not([disabled])'],
  'word-wheel': [letters, letters, letters, letters, 'main button:has-text("Try it")'],
  'word-tide': ['main button:has-text("Rides in"), main button:has-text("Washes out")'],
  'complete-word': [letters],
  scramble: [letters],
}

/** Taps that no figure is made of: they lead from one question, board or round to the next. */
const onwards = /^(Play|Play again|Next|Next wheel|Next tide|Let the tide come|Results|Resume)$/

/** Plays a game, a tap at a time, until there are so many figures; `tap` makes one of a tap. */
export async function playTaps(page: Page, mode: Mode['id'], count: number, tap: (target: Locator) => Promise<number>): Promise<number[]> {
  const samples: number[] = []
  for (let turn = 0; samples.length < count; turn++) {
    await page.waitForFunction(() => document.querySelector('main button, main input') !== null)
    if (await goOn(page)) continue
    for (const selector of moves[mode] ?? moves.other) {
      const targets = page.locator(selector)
      const there = await targets.count()
      if (there > 0) samples.push(await tap(targets.nth((turn * 7) % there)))
    }
  }
  return samples.slice(0, count)
}

/** Takes the way on where there is one, or answers by keyboard what is asked for by typing. */
async function goOn(page: Page): Promise<boolean> {
  const way = page.locator('main').getByRole('button', { name: onwards })
  const reveal = page.locator('main button:has-text("Next clue")[disabled]')
  const field = page.locator('main form input[maxlength], main input[type="text"]')
  if ((await way.count()) > 0) await way.first().tap()
  else if ((await reveal.count()) > 0) await page.getByRole('button', { name: 'Show me' }).tap()
  else if ((await page.locator(options).count()) === 0 && (await field.count()) === 1 && (await page.locator(letters).count()) === 0) {
    await field.fill('nothing')
    await field.press('Enter')
  } else return false
  return true
}
