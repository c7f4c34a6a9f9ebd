import { render, screen } from '@testing-library/react'
import { type SyncAnswer, syncInput } from '@verbena/core/sync/exchange'
import { plainAccount } from '@verbena/core/sync/plain-account'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signInAsAnn } from '../../test/open-app'
import { clearLogs } from '../device/sync-log'
import { toggleWordMark } from '../state/learner/use-learner'
import { useViewsStore } from '../state/learner/views'
import { answer, openMemory } from '../state/memory/memory'
import { signOut } from '../state/session/live-session'
import { syncNow } from '../state/sync/sync'
import { Toaster } from '../ui/toaster'
import { keepSynced } from './sync'

const sentence = 'Your account holds 100,000 answers, which is the most. What is on this device stays here.'

test('an account that is full of answers says so once, still takes the rest and is still heard', async () => {
  await clearLogs()
  useViewsStore.setState({ isLoaded: true })
  const account = plainAccount()
  await account({ since: 0, changes: { marks: { saved: ['brisk 1 1700000000000'] } } })
  const server = await signInAsAnn()
  let tries = 0
  server.breakWith(async (_, init) => {
    const input = JSON.parse(String(init.body))
    if ('reviews' in input.changes) {
      tries += 1
      return Response.json({ error: { code: 'limit_reached', message: sentence } }, { status: 409 })
    }
    expect(v.is(syncInput, input)).toBe(true)
    return Response.json((await account(input)) satisfies SyncAnswer)
  })
  render(<Toaster />)
  await openMemory()
  await answer('calm', 'right', 'feed')
  toggleWordMark('favorite', 'calm')
  keepSynced()
  await syncNow()

  expect(await screen.findByText('Your account is full')).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
  const { changes } = await account({ since: 0, changes: {} })
  expect(Object.keys(changes.marks ?? {}).sort()).toEqual(['favorite', 'saved'])
  expect(localStorage.getItem('verbena-learner')).toContain('brisk')

  toggleWordMark('favorite', 'brisk')
  await syncNow()
  expect((await account({ since: 0, changes: {} })).changes.marks?.favorite).toHaveLength(2)
  expect(tries).toBe(1)
  await signOut()
})
