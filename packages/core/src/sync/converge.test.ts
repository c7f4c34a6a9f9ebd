import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainAccount } from './plain-account'
import { anyStory, play } from './story'

test('three devices with clocks that are off, lost messages and crashes all end with everything that was ever done', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, fc.constantFrom(2, 1000), async (story, pageSize) => {
      const { ends, all } = await play(story, plainAccount(pageSize))
      for (const end of ends) expect(end).toEqual(all)
    }),
    { numRuns: 400 },
  )
}, 60_000)
