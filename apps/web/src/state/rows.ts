import { isPassing } from '../api/errors'

type Row = { id: string; created_at: string }

export function without<Each extends { id: string }>(rows: readonly Each[], id: string): Each[] {
  return rows.filter((row) => row.id !== id)
}

/** The rows, the newest first, with one of them back in its place. */
export function putBack<Each extends Row>(rows: readonly Each[], row: Each): Each[] {
  const others = without(rows, row.id)
  const place = others.findIndex((each) => each.created_at < row.created_at)
  return place < 0 ? [...others, row] : others.toSpliced(place, 0, row)
}

/** For a row that cannot be asked for now: the one in the list, where that can be had. */
export function orListed<Each extends Row>(list: () => Promise<Each[]>, id: string) {
  return async (failure: unknown): Promise<Each> => {
    const rows = isPassing(failure) ? await list().catch(() => []) : []
    const row = rows.find((each) => each.id === id)
    if (!row) throw failure
    return row
  }
}
