import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { newVisitor } from '../../test/open-app'
import { Toaster } from '../ui/toaster'
import { FavoriteButton, SaveButton } from './mark-buttons'

test.each([
  ['Favorite', FavoriteButton, 'Added to favorites', 'Removed from favorites'],
  ['Save', SaveButton, 'Word saved!', 'Word unsaved'],
] as const)('%s says whether it is on, and what it did', async (name, MarkButton, added, removed) => {
  await newVisitor()
  render(
    <>
      <MarkButton wordId="calm" />
      <MarkButton wordId="brisk" />
      <Toaster />
    </>,
  )
  const pressed = () => screen.getAllByRole('button', { name }).map((button) => button.ariaPressed)
  const press = async () => userEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body)
  expect(pressed()).toEqual(['false', 'false'])
  await press()
  expect(pressed()).toEqual(['true', 'false'])
  expect(screen.getByText(added)).toBeTruthy()
  await press()
  expect(pressed()).toEqual(['false', 'false'])
  expect(screen.getByText(removed)).toBeTruthy()
})
