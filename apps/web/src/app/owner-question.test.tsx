import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { plainAccount } from '@verbena/core/sync/plain-account'
import { expect, test } from 'vitest'
import { signInAsAnn } from '../../test/open-app'
import { readSyncState, writeSyncState } from '../device/sync-log'
import { toggleWordMark } from '../state/learner/use-learner'
import { useViewsStore } from '../state/learner/views'
import { readUser } from '../state/session/session'
import { useOwnerQuestion } from '../state/sync/owner-question'
import { syncNow } from '../state/sync/sync'
import { freshState } from '../state/sync/sync-device'
import { Toaster } from '../ui/toaster'
import { OwnerQuestion } from './owner-question'

/** Ann signs in on a device that holds what Bob learned; her account answers from memory. */
async function annOnBobsDevice() {
  const server = await signInAsAnn()
  useViewsStore.setState({ isLoaded: true })
  const account = plainAccount()
  const sent: string[] = []
  server.breakWith(async (_, init) => {
    const text = String(init.body)
    sent.push(text)
    return Response.json(await account(JSON.parse(text)))
  })
  await writeSyncState(freshState('bob'))
  toggleWordMark('favorite', 'calm')
  render(
    <>
      <OwnerQuestion />
      <Toaster />
    </>,
  )
  await syncNow()
  await screen.findByRole('dialog', { name: 'Whose words are these?' })
  return { server, sent }
}

test('nothing is sent before the person has chosen; keeping the words makes them the account’s', async () => {
  const { sent } = await annOnBobsDevice()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Keep this device’s words with ann_lee' }))
  await waitFor(() => expect(sent[0]).toContain('calm'))
  await waitFor(async () => expect((await readSyncState())?.userId).toBe(readUser()?.id))
  expect(useOwnerQuestion.getState().user).toBeNull()
})

test('an account that cannot be reached changes nothing, and says so', async () => {
  const { server } = await annOnBobsDevice()
  server.breakWith(async () => new Response('', { status: 503 }))
  await userEvent.click(screen.getByRole('button', { name: 'Start with the account’s' }))
  expect(await screen.findByText('Nothing was changed')).toBeTruthy()
  expect((await readSyncState())?.userId).toBe('bob')
  expect(localStorage.getItem('verbena-learner')).toContain('calm')
})
