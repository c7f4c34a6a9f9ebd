import { afterPaint } from '../../lib/after-paint'

/** What took the focus last; an earlier wish that is still waiting is none any more. */
let wanted: HTMLElement | null = null

/**
 * What appears takes the focus, so that keys and screen readers go on from there; where the text is large the page follows.
 * It waits until it is on screen, because a page in the middle of a change would be laid out twice, and leaves it where
 * somebody has moved it meanwhile. A field for the device's own keyboard does not wait: phones raise that only during the tap.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (element === null) return
  wanted = element
  if (element instanceof HTMLInputElement && element.inputMode !== 'none') {
    element.focus()
    return
  }
  const before = document.activeElement
  afterPaint(() => {
    const isMoved = document.activeElement !== before && document.activeElement !== document.body
    if (wanted === element && !isMoved) element.focus()
  })
}
