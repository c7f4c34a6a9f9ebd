import { type RefObject, useEffect, useRef } from 'react'
import { afterPaint } from '../../../lib/after-paint'

/** Where clues and guesses are more than the screen holds, the page goes on with each new one until the last of them stands over the letters. */
export function useAboveEntry(count: number): RefObject<HTMLDivElement | null> {
  const entry = useRef<HTMLDivElement>(null)
  const before = useRef(count)

  useEffect(() => {
    if (count > before.current) afterPaint(() => showLast(entry.current))
    before.current = count
  }, [count])

  return entry
}

function showLast(entry: HTMLElement | null) {
  const last = [...(entry?.parentElement?.querySelectorAll('[data-clue], [data-guess]') ?? [])].at(-1)
  if (!entry || !last) return
  const hidden = last.getBoundingClientRect().bottom - Math.min(entry.getBoundingClientRect().top, window.innerHeight)
  if (hidden > 0) window.scrollBy(0, hidden)
}
