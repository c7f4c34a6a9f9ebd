import { changesFrom, nameOf } from './changes'
import { copyOf, type Entry } from './copy'
import { pack, unpack } from './packed'
import type { Exchange } from './story'

/** The account as the server keeps it, in the plainest way; `pageSize` revisions at once. */
export function plainAccount(pageSize = 1000): Exchange {
  const stored = new Map<string, Entry & { revision: number }>()
  let revision = 0
  return async ({ since, changes }) => {
    const given = unpack(changes)
    const touched = given.flatMap((entry) => stored.get(nameOf(entry)) ?? [])
    const news = [...stored.values()].filter((entry) => entry.revision > since)
    if (given.length > 0) revision += 1
    for (const entry of changesFrom(copyOf(touched), copyOf(given))) stored.set(nameOf(entry), { ...entry, revision })
    const until = Math.min(revision, since + pageSize)
    const told = [...touched, ...news.filter((entry) => entry.revision <= until)]
    return { revision: until, more: until < revision, changes: pack(changesFrom(copyOf(given), copyOf(told))) }
  }
}
