import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { plainAccount } from '@verbena/core/sync/plain-account'
import { expect, test } from 'vitest'
import { signInAsAnn } from '../../../test/open-app'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { toggleWordMark } from '../../state/learner/use-learner'
import { useViewsStore } from '../../state/learner/views'

test('someone signed in sees whether the account has everything, and can try again', async () => {
  await asVisitor()
  const server = await signInAsAnn()
  useViewsStore.setState({ isLoaded: true })
  toggleWordMark('favorite', 'calm')
  server.breakWith(async () => new Response('', { status: 503 }))
  await openSheet('/categories?settings=true')
  const settings = within(await sheet('Settings'))
  const behind = await settings.findByText(/^Some of what you learned here is not in your account yet/)
  const account = plainAccount()
  server.breakWith(async (_, init) => Response.json(await account(JSON.parse(String(init.body)))))
  await userEvent.click(behind)
  expect(await settings.findByText('Your account has everything from this device')).toBeTruthy()
})
