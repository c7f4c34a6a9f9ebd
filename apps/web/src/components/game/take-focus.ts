/** What appears takes the focus, so that keys and screen readers go on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
