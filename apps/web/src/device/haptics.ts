/** Whether this device can be felt: computers know the call as well, but nobody holds them. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function' && navigator.maxTouchPoints > 0
}

/** A touch of so many milliseconds, or of several with pauses between. Browsers refuse it, loudly, before the page was first touched. */
export function vibrate(pattern: number | number[]): void {
  if (canVibrate() && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern)
}
