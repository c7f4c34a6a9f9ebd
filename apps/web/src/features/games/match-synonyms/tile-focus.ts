type Direction = 'up' | 'down' | 'left' | 'right'

/** Moves the focus between the open tiles: within a column round its ends, across to the nearest one on the other side. */
export function focusTile(board: HTMLElement | null, direction: Direction): void {
  if (board === null) return
  const tiles = [...board.querySelectorAll<HTMLElement>('[data-tile]')].map((element) => {
    const [side, place] = (element.dataset.tile ?? '').split(' ')
    return { element, side, place: Number(place), isOpen: element.getAttribute('aria-disabled') !== 'true' }
  })
  const now = tiles.find(({ element }) => element === document.activeElement)
  if (now === undefined) {
    tiles.find(({ isOpen }) => isOpen)?.element.focus()
    return
  }
  const isAcross = direction === 'left' || direction === 'right'
  if (direction === now.side) return
  const column = tiles.filter(({ side, isOpen }) => isOpen && (side === now.side) !== isAcross)
  const next = isAcross ? nearest(column, now.place) : following(column, now.place, direction === 'up' ? -1 : 1)
  next?.element.focus()
}

function nearest<Tile extends { place: number }>(tiles: readonly Tile[], place: number): Tile | undefined {
  return [...tiles].sort((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place))[0]
}

function following<Tile extends { place: number }>(tiles: readonly Tile[], place: number, step: 1 | -1): Tile | undefined {
  const inOrder = [...tiles].sort((a, b) => (a.place - b.place) * step)
  return inOrder.find((tile) => (tile.place - place) * step > 0) ?? inOrder[0]
}
