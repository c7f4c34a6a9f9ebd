import { render } from '@testing-library/react'
import { blank } from '@verbena/core/games/mask/mask'
import { expect, test } from 'vitest'
import { GapText } from './gap-text'

test('what follows a gap without a space stays on its line, and the text is read as a whole', () => {
  const { container } = render(<GapText text={`He keeps his desk ${blank}, with ${blank} pens.`} />)
  expect(container.textContent).toBe('He keeps his desk blank, with blank pens.')
  expect([...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent)).toEqual(['blank,', 'blank'])
})
