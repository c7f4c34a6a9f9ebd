import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DotsLoader } from './dots-loader'

test('a loader is a status with a name', () => {
  render(<DotsLoader />)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
})
