import * as v from 'valibot'
import { copyOf, type Entry, entriesOf } from './copy'
import { entriesAtOnce, type Packed, pack, packedSchema, unpack } from './packed'

/** The server takes 64 KiB; the rest of the request is small. */
const pageBytes = 60_000

type Page = { entries: Entry[]; packed: Packed; hasMore: boolean }

/** As many of the entries as one request carries, from the first on; what no server would take is left out and stays on the device. */
export function firstPage(entries: readonly Entry[]): Page {
  let given = entries.slice(0, entriesAtOnce)
  for (;;) {
    const page = soundPage(given)
    if (bytesOf(page.packed) <= pageBytes) return { ...page, hasMore: given.length < entries.length }
    given = given.slice(0, given.length >> 1)
  }
}

function soundPage(given: Entry[]): Omit<Page, 'hasMore'> {
  const packed = pack(given)
  if (isSound(packed, given.length)) return { entries: given, packed }
  const entries = given.filter((entry) => isSound(pack([entry]), 1))
  return { entries, packed: pack(entries) }
}

function isSound(packed: Packed, count: number): boolean {
  // the database has no place for U+0000 in a text
  return v.is(packedSchema, packed) && entriesOf(copyOf(unpack(packed))).length === count && !JSON.stringify(packed).includes('\\u0000')
}

/** Never fewer than the bytes on the way: a letter takes at most three. */
function bytesOf(packed: Packed): number {
  const text = JSON.stringify(packed)
  return [...text].every((letter) => letter < '\u0080') ? text.length : 3 * text.length
}
