import { seededRandom, shuffle } from '../../base/random'

/** Letter tiles and the row they are put into: `slots` hold the places of tiles, `fixed` are slots that a hint filled. */
export type Row = { letters: string; slots: (number | null)[]; fixed: number[] }

export type RowAction = { type: 'tile'; tile: number } | { type: 'letter'; letter: string } | { type: 'back' } | { type: 'clear' }

export function emptyRow(letters: string): Row {
  return { letters, slots: [...letters].map(() => null), fixed: [] }
}

/** What the row reads when it is full. */
export function rowText({ letters, slots }: Row): string | null {
  return slots.includes(null) ? null : slots.map((tile) => letters[tile ?? -1]).join('')
}

/** Tiles that are not in the row, in the order in which they lie after so many shuffles. */
export function looseTiles({ letters, slots }: Row, shuffles: number): number[] {
  const tiles = [...letters].map((_, tile) => tile)
  const order = shuffles === 0 ? tiles : shuffle(tiles, seededRandom(shuffles))
  return order.filter((tile) => !slots.includes(tile))
}

/** The row after tiles were put, taken back, or fixed by a hint; the same row where nothing can be done. */
export function changeRow(row: Row, action: RowAction | { type: 'fix'; at: number }, word: string): Row {
  const { letters, slots, fixed } = row
  switch (action.type) {
    case 'tile': {
      const at = slots.indexOf(null)
      return at < 0 || letters[action.tile] === undefined || slots.includes(action.tile)
        ? row
        : { ...row, slots: slots.with(at, action.tile) }
    }
    case 'letter': {
      const tile = [...letters].findIndex((letter, place) => letter === action.letter.toLowerCase() && !slots.includes(place))
      return tile < 0 ? row : changeRow(row, { type: 'tile', tile }, word)
    }
    case 'back': {
      const at = slots.findLastIndex((tile, place) => tile !== null && !fixed.includes(place))
      return at < 0 ? row : { ...row, slots: slots.with(at, null) }
    }
    case 'clear':
      return { ...row, slots: slots.map((tile, place) => (fixed.includes(place) ? tile : null)) }
    case 'fix':
      return fix(row, action.at, word)
  }
}

/** The right letter put into a slot for good; letters that were placed by hand go back to make room. */
function fix(row: Row, at: number, word: string): Row {
  const cleared = changeRow(row, { type: 'clear' }, word)
  const tile = [...row.letters].findIndex((letter, place) => letter === word[at] && !cleared.slots.includes(place))
  if (tile < 0 || row.fixed.includes(at)) return row
  return { ...cleared, slots: cleared.slots.with(at, tile), fixed: [...row.fixed, at] }
}
