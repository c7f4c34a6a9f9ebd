import { type RefObject, useEffect, useRef } from 'react'
import { afterPaint } from '../../../lib/after-paint'

/** Where clues and guesses are more than the screen holds, the page goes on until the newest one stands over the letters. */
export function useAboveEntry(clues: number, guesses: number): RefObject<HTMLDivElement | null> {
  const entry = useRef<HTMLDivElement>(null)
  const before = useRef({ clues, guesses })

  useEffect(() => {
    const newest = clues > before.current.clues ? '[data-clue]' : guesses > before.current.guesses ? '[data-guess]' : null
    before.current = { clues, guesses }
    if (newest !== null) afterPaint(() => show(entry.current, newest))
  }, [clues, guesses])

  return entry
}

function show(entry: HTMLElement | null, newest: string) {
  const shown = [...(entry?.parentElement?.querySelectorAll(newest) ?? [])].at(-1)
  if (!entry || !shown) return
  const hidden = shown.getBoundingClientRect().bottom - Math.min(entry.getBoundingClientRect().top, window.innerHeight)
  if (hidden > 0) window.scrollBy(0, hidden)
}
