import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAboveEntry } from './use-above-entry'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A clue that ends at a height, and the letters that begin at another. */
function aBoard(clueEnd: number, entryTop: number): HTMLDivElement {
  document.body.innerHTML = '<div><p data-clue></p><div id="entry"></div></div>'
  const [clue, entry] = [document.querySelector('p'), document.querySelector<HTMLDivElement>('#entry')]
  if (!clue || !entry) throw new Error('no board')
  clue.getBoundingClientRect = () => new DOMRect(0, 0, 100, clueEnd)
  entry.getBoundingClientRect = () => new DOMRect(0, entryTop, 100, 300)
  return entry
}

test.each([
  ['under the letters', 400, 340, [[0, 60]]],
  ['over them', 300, 340, []],
])('a new clue %s', (_, clueEnd, entryTop, scrolls) => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue()
  const { result, rerender } = renderHook(useAboveEntry, { initialProps: 1 })
  result.current.current = aBoard(clueEnd, entryTop)
  act(() => rerender(2))
  expect(scrollBy.mock.calls).toEqual(scrolls)
})
