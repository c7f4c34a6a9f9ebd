import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { readSetting } from '../../state/learner/use-learner'

test('being asked in the feed is on until it is turned off', async () => {
  await asVisitor()
  await openSheet('/categories?settings=true')
  await sheet('Settings')
  const choice = screen.getByRole('switch', { name: 'Quiz me in the feed' })
  expect(choice.ariaChecked).toBe('true')
  await userEvent.click(choice)
  expect(readSetting('quizInFeed')).toBe(false)
})
