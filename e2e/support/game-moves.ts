import type { Page } from '@playwright/test'
import { lettersGivenOf, lettersToldOf, openTiles, optionsOf, partialWordOf, promptOf, textsOf } from './game-screen'
import type { Hand } from './hands'
import { bestOf, entriesOf, exampleBehind, fitsMeaning, library, likeness, meanTheSame, missingForm, wordMeaning } from './library'

/** One move of a game as the library has it right. */
export type Move = (page: Page, hand: Hand) => Promise<void>

/** The place of the right option. */
async function rightOption(page: Page): Promise<number> {
  const { ask, text } = await promptOf(page)
  return bestOf(await optionsOf(page), (option) => fit(ask, text, option.text)).place
}

function fit(ask: string, prompt: string, option: string): number {
  switch (ask) {
    case 'What does this mean?':
      return Math.max(...entriesOf(prompt).map(({ definition }) => likeness(definition, option)))
    case 'Which word means nearly the same?':
      return Number(meanTheSame(prompt, option))
    case 'Which word means the opposite?':
      return Number(entriesOf(prompt).some(({ antonyms }) => antonyms.includes(option)))
    case 'Which word is missing?':
      return sharedStart(exampleBehind(prompt).word, option)
    default:
      return fitsMeaning(option, prompt)
  }
}

/** How many letters two words begin with alike: a gap asks for a form of its word. */
function sharedStart(a: string, b: string): number {
  const other = [...b.toLowerCase()].findIndex((letter, place) => letter !== a.toLowerCase()[place])
  return other < 0 ? b.length : other
}

/** Chooses or writes what is asked for. */
export const answer: Move = async (page, hand) => {
  if ((await page.getByRole('textbox').count()) === 0) return hand.choose(await rightOption(page))
  const [{ ask, text }, { first, length }] = [await promptOf(page), await lettersToldOf(page)]
  const isGap = ask === 'Write the word that is missing'
  await hand.write(isGap ? missingForm(text, first, length) : wordMeaning(text, (word) => word.length === length && word.startsWith(first)))
}

/** Chooses what is wrong. */
export const miss: Move = async (page, hand) => {
  const right = await rightOption(page)
  await hand.choose((await optionsOf(page)).find(({ place }) => place !== right)?.place ?? 0)
}

/** Answers on a rung, where a choice has to be confirmed. */
export const climb: Move = async (page, hand) => {
  const isTyped = (await page.getByRole('textbox').count()) > 0
  await answer(page, hand)
  if (!isTyped) await hand.press('Confirm')
}

/** Chooses what is wrong, and confirms it. */
export const fall: Move = async (page, hand) => {
  await miss(page, hand)
  await hand.press('Confirm')
}

export const pairSynonyms: Move = async (page, hand) => {
  const [words, synonyms] = [await openTiles(page, 'Words'), await openTiles(page, 'Synonyms')]
  const pairs = words.flatMap((word) => synonyms.filter((each) => meanTheSame(word, each)).map((synonym) => ({ word, synonym })))
  const { word, synonym } = bestOf(pairs, () => 0)
  await hand.pair(word, synonym)
}

export const guess: Move = async (page, hand) => {
  await hand.openClues(3)
  const [meaning = ''] = await textsOf(page.getByText('Meaning: ').locator('xpath=..').getByRole('definition'))
  const cells = (await page.getByRole('textbox').getAttribute('aria-label')) ?? ''
  await hand.write(wordMeaning(meaning, (word) => word.length === Number(/\d+/.exec(cells)?.[0])))
}

export const spell: Move = async (page, hand) => {
  const [centre = '', ...letters] = await lettersGivenOf(page)
  const clues = await textsOf(page.getByRole('main').getByRole('listitem'))
  const clue = clues.find((text) => !text.includes(', found')) ?? ''
  const isSpelled = (word: string) => word.includes(centre) && [...word].every((each) => each === centre || letters.includes(each))
  const length = Number(/(\d+) letters/.exec(clue)?.[1])
  await hand.write(wordMeaning(clue.replace(/\d+ letters.*$/, ''), (word) => word.length === length && isSpelled(word)))
}

export const sortFloater: Move = async (page, hand) => {
  const anchor = (await page.getByRole('heading', { level: 2 }).textContent()) ?? ''
  const floater = (await page.locator('.tide-float:not([aria-hidden])').textContent()) ?? ''
  await hand.sort(meanTheSame(anchor, floater) ? 'in' : 'out')
}

export const fillBlanks: Move = async (page, hand) => {
  const { clue, shape } = await partialWordOf(page)
  const whole = wordMeaning(clue, (word) => new RegExp(`^${shape}$`).test(word))
  await hand.write([...whole].filter((_, place) => shape[place] === '.').join(''))
}

export const unscramble: Move = async (page, hand) => {
  const inOrder = (letters: string[]) => letters.toSorted().join('')
  const letters = inOrder(await lettersGivenOf(page))
  await hand.write(library.find(({ word }) => inOrder([...word]) === letters)?.word ?? '')
}
