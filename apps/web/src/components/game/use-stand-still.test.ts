import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useStandStill } from './use-stand-still'

function anAnimation(endTime: number) {
  return { effect: { getComputedTiming: () => ({ endTime }) }, finish: vi.fn() }
}

afterEach(() => {
  Reflect.deleteProperty(document, 'getAnimations')
})

test('what an answer moved does not move once more after a pause, and what never ends goes on', () => {
  const [nudge, sea] = [anAnimation(280), anAnimation(Number.POSITIVE_INFINITY)]
  Object.assign(document, { getAnimations: () => [nudge, sea] })
  const { rerender } = renderHook(useStandStill, { initialProps: false })
  rerender(true)
  expect(nudge.finish).not.toHaveBeenCalled()
  rerender(false)
  expect(nudge.finish).toHaveBeenCalledOnce()
  expect(sea.finish).not.toHaveBeenCalled()
})
