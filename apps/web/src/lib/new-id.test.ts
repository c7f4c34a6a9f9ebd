import { entryIdSchema } from '@verbena/core/base/entry-id'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from './new-id'

test('ids are UUIDs, each another, on a page without a secure origin too', () => {
  const ids = [newId(), newId()]
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  ids.push(newId(), newId())
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(v.is(entryIdSchema, id), id).toBe(true)
})
