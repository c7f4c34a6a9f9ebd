import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import {
  answer,
  climb,
  fall,
  fillBlanks,
  guess,
  type Move,
  miss,
  pairSynonyms,
  sortFloater,
  spell,
  unscramble,
} from '../support/game-moves'
import { keys, touch } from '../support/hands'
import { expect } from '../support/journey'
import { nextPage } from '../support/learner'
import { expectFitsNarrow, expectTouchable } from '../support/narrow'
import { begin, goOn, playToTheEnd } from '../support/play-game'
import { test } from '../support/subscriber'

type Journey = {
  path: string
  move: Move
  /** How this game is lost, where it never ends by being won, and after how many right moves. */
  lose?: Move
  rights?: number
  /** What the end screen says of a round without a mistake. */
  end: string | RegExp
  before?: (page: Page) => Promise<unknown>
}

/** Words that Perfection may ask about. */
async function readWords(page: Page): Promise<void> {
  await page.goto('/categories')
  for (let i = 0; i < 13; i++) await nextPage(page)
}

const journeys: Record<string, Journey> = {
  'the quiz': { path: '/quiz?dev=true', move: answer, end: '10 of 10 right at once, 100 %' },
  Sprint: { path: '/sprint', move: answer, end: '20 of 20 right at once, 100 %' },
  Rush: { path: '/rush', move: answer, lose: miss, rights: 6, end: '80 points' },
  Perfection: { path: '/perfection', move: climb, lose: fall, rights: 10, end: 'One whole ladder, one star', before: readWords },
  'Match synonyms': { path: '/match-synonyms', move: pairSynonyms, end: '2100 points' },
  'Meaning match': { path: '/meaning-match', move: answer, end: '2400 points' },
  'Fill in the gap': { path: '/fill-gap', move: answer, end: '100 points' },
  'Guess the word': { path: '/guess-word', move: guess, end: '320 points' },
  'Word wheel': { path: '/word-wheel', move: spell, end: /^(\d+) of \1 right at once, 100 %$/ },
  'Word Tide': { path: '/word-tide', move: sortFloater, end: 'The tide is out: 48 words sorted, without a mistake.' },
  'Complete word': { path: '/complete-word', move: fillBlanks, end: '150 points' },
  Scramble: { path: '/hangman', move: unscramble, end: '1000 points' },
}

for (const [name, { path, move, lose, rights, end, before }] of Object.entries(journeys)) {
  test(`${name} is played to its end, on a phone by touch alone and at a desk by keys alone`, async ({ page, hasTouch }) => {
    const hand = hasTouch ? touch(page) : keys(page)
    await before?.(page)
    await begin(page, path, hand)
    await expectAccessible(page)
    await expectTouchable(page)
    await expectFitsNarrow(page)

    await move(page, hand)
    await rest(page, hasTouch)
    await expectAccessible(page)

    for (let right = 1; right < (rights ?? 1); right += 1) {
      await goOn(page, hand)
      await move(page, hand)
    }
    await playToTheEnd(page, hand, lose ?? move)
    await expect(page.getByText(end)).toBeVisible()
    await expectAccessible(page)
    await expectTouchable(page)
    await expectFitsNarrow(page)
  })
}

/** A pause takes the question out of sight; afterwards it is the same, and has the focus again. */
async function rest(page: Page, hasTouch: boolean): Promise<void> {
  const pause = page.getByRole('button', { name: 'Pause' })
  await (hasTouch ? pause.tap() : page.keyboard.press('Escape'))
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
  const resume = page.getByRole('button', { name: 'Resume' })
  await expect(resume).toBeFocused()
  await (hasTouch ? resume.tap() : page.keyboard.press('Enter'))
  await expect(pause).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
}
