import { syncAnswer } from '@verbena/core/sync/exchange'
import { anyStory, play } from '@verbena/core/sync/story'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'

const { request, signUp } = testApp(await testDatabase())

test('through the real server three devices end with everything that was ever done', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async (story) => {
      const { accessToken: token } = await signUp()
      const { ends, all } = await play(story, async (json) => {
        const answer = await request('/api/learner/sync', { json, token })
        expect(answer.status).toBe(200)
        return v.parse(syncAnswer, await answer.json())
      })
      for (const end of ends) expect(end).toEqual(all)
    }),
    { numRuns: 40 },
  )
}, 120_000)
