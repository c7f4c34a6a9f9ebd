import { expect, type Page } from '@playwright/test'

/** A way to play: what a move wants done, by keys or by touch. */
export type Hand = {
  /** Presses a button that has the focus, or is tapped. */
  press: (name: string | RegExp) => Promise<void>
  /** Before the start, where the game has a clock: as much time as this machine may need. */
  takeTime: () => Promise<void>
  choose: (option: number) => Promise<void>
  /** Writes letters and enters them where they do not enter by themselves. */
  write: (letters: string) => Promise<void>
  openClues: (count: number) => Promise<void>
  sort: (way: 'in' | 'out') => Promise<void>
  pair: (word: string, synonym: string) => Promise<void>
}

/** Plays by keys alone. */
export function keys(page: Page): Hand {
  const { keyboard } = page
  const tileInFocus = () => page.evaluate(() => document.activeElement?.getAttribute('data-tile')?.split(' ')[0])

  async function goTo(tile: string, first: 'ArrowDown' | 'ArrowRight') {
    const isThere = () => page.evaluate((word) => document.activeElement?.getAttribute('data-word') === word, tile)
    for (let i = 0; i < 8 && !(await isThere()); i++) await keyboard.press(i === 0 ? first : 'ArrowDown')
  }

  return {
    press: () => keyboard.press('Enter'),
    async takeTime() {
      if ((await page.getByRole('radio').count()) === 0) return
      await keyboard.press('Shift+Tab')
      await keyboard.press('ArrowUp')
      await keyboard.press('Tab')
    },
    choose: (option) => keyboard.press(String(option + 1)),
    async write(letters) {
      await keyboard.type(letters)
      await keyboard.press('Enter')
    },
    async openClues(count) {
      // the field takes the focus once it is seen, and nobody tabs on from what is not there yet
      await expect(page.getByRole('textbox')).toBeFocused()
      await keyboard.press('Tab')
      for (let i = 0; i < count; i++) await keyboard.press('Enter')
      await keyboard.press('Shift+Tab')
    },
    sort: (way) => keyboard.press(way === 'in' ? 'ArrowRight' : 'ArrowLeft'),
    async pair(word, synonym) {
      if ((await tileInFocus()) === 'right') await keyboard.press('ArrowLeft')
      await goTo(word, 'ArrowDown')
      await keyboard.press('Enter')
      await goTo(synonym, 'ArrowRight')
      await keyboard.press('Enter')
    },
  }
}

/** Plays by touch alone; only where the device's own keyboard comes up is anything typed. */
export function touch(page: Page): Hand {
  const main = page.getByRole('main')
  const press = (name: string | RegExp) => main.getByRole('button', { name, exact: true }).tap()
  const tile = (list: string, word: string) => main.getByRole('list', { name: list }).locator(`[data-word="${word}"]`).tap()

  return {
    press,
    async takeTime() {
      const off = page.getByRole('radio', { name: /^Off/ })
      if ((await off.count()) > 0) await off.tap()
    },
    choose: (option) => main.getByRole('listitem').getByRole('button').nth(option).tap(),
    async write(letters) {
      const tiles = main.getByRole('group', { name: 'Letters' })
      if ((await tiles.count()) === 0) {
        await main.getByRole('textbox').fill(letters)
        return press(/^(Check|Confirm)$/)
      }
      for (const letter of letters) {
        await tiles
          .getByRole('button', { name: new RegExp(`^${letter}\\b`, 'i'), disabled: false })
          .first()
          .tap()
      }
      const enter = main.getByRole('button', { name: /^(Guess|Try it)$/ })
      if ((await enter.count()) > 0) await enter.tap()
    },
    async openClues(count) {
      for (let i = 0; i < count; i++) await press('Next clue')
    },
    sort: (way) => press(way === 'in' ? 'Rides in' : 'Washes out'),
    async pair(word, synonym) {
      await tile('Words', word)
      await tile('Synonyms', synonym)
    },
  }
}
