/** What appears takes the focus, so that keys and screen readers go on from there; where the text is large the page follows. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
