import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesFrom, nameOf } from './changes'
import { copyOf, type Entry } from './copy'
import { pack, unpack } from './packed'
import { anyStory, type Exchange, play } from './story'

/** The account as the server keeps it, in the plainest way; `pageSize` revisions at once. */
function account(pageSize: number): Exchange {
  const stored = new Map<string, Entry & { revision: number }>()
  let revision = 0
  return async ({ since, changes }) => {
    const given = unpack(changes)
    const touched = given.flatMap((entry) => stored.get(nameOf(entry)) ?? [])
    const news = [...stored.values()].filter((entry) => entry.revision > since)
    revision += 1
    for (const entry of changesFrom(copyOf(touched), copyOf(given))) stored.set(nameOf(entry), { ...entry, revision })
    const until = Math.min(revision, since + pageSize)
    const told = [...touched, ...news.filter((entry) => entry.revision <= until)]
    return { revision: until, more: until < revision, changes: pack(changesFrom(copyOf(given), copyOf(told))) }
  }
}

test('three devices with clocks that are off, lost messages and crashes all end with everything that was ever done', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, fc.constantFrom(2, 1000), async (story, pageSize) => {
      const { ends, all } = await play(story, account(pageSize))
      for (const end of ends) expect(end).toEqual(all)
    }),
    { numRuns: 400 },
  )
}, 60_000)
