import type { Locator, Page } from '@playwright/test'

/** The texts of elements as they are read out: without what is only drawn. */
export function textsOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const copy = element.cloneNode(true) as Element
      for (const drawn of copy.querySelectorAll('[aria-hidden="true"]')) drawn.remove()
      return copy.textContent?.trim() ?? ''
    }),
  )
}

/** What the round asks, and how. */
export async function promptOf(page: Page): Promise<{ ask: string; text: string }> {
  const heading = page.getByRole('main').getByRole('heading', { level: 2 })
  return heading.evaluate((element) => ({
    ask: document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    text: element.textContent ?? '',
  }))
}

/** The options, by their places; one that was taken away or found is there no longer. */
export async function optionsOf(page: Page): Promise<{ place: number; text: string }[]> {
  const buttons = page.getByRole('main').getByRole('listitem').getByRole('button')
  const texts = await textsOf(buttons)
  const isShut = await buttons.evaluateAll((all) => all.map((each) => each.hasAttribute('aria-disabled')))
  return texts.map((text, place) => ({ text, place })).filter(({ place }) => isShut[place] !== true)
}

/** What a typed answer is told to be: its first letters and how many it has. */
export async function lettersToldOf(page: Page): Promise<{ first: string; length: number }> {
  const note = (await page.getByText(/^\d+ letters, beginning with /).textContent()) ?? ''
  return { first: note.replace(/^.*with /, '').replaceAll(' ', ''), length: Number.parseInt(note, 10) }
}

/** The letters that a field is described by. */
export async function lettersGivenOf(page: Page): Promise<string[]> {
  const described = (await page.getByRole('textbox').getAttribute('aria-description')) ?? ''
  return described.match(/(?<![a-z])[a-z](?![a-z])/g) ?? []
}

/** The words on the tiles of a side that are not matched yet. */
export function openTiles(page: Page, side: 'Words' | 'Synonyms'): Promise<string[]> {
  const open = page.getByRole('list', { name: side }).locator('button:not([aria-disabled])')
  return open.evaluateAll((all) => all.map((each) => each.getAttribute('data-word') ?? ''))
}

/** A word with blanks: what it means, and its letters, `.` for a blank. */
export function partialWordOf(page: Page): Promise<{ clue: string; shape: string }> {
  return page.getByRole('group', { name: /^A word of / }).evaluate((group) => ({
    clue: group.getAttribute('aria-label')?.replace(/^A word of \d+ letters: /, '') ?? '',
    shape: [...group.children]
      .map((cell) => (cell instanceof HTMLInputElement ? cell.value || '.' : (cell.lastChild?.textContent ?? '')))
      .join(''),
  }))
}
