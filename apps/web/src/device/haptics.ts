type Vibrate = (pattern: number | number[]) => void

let device: Vibrate | null = null

/** Lets the device's own touch take the browser's place. */
export function vibrateThrough(other: Vibrate | null): void {
  device = other
}

/** Whether this device can be felt: computers know the call as well, but nobody holds them. */
export function canVibrate(): boolean {
  return device !== null || canBrowserVibrate()
}

function canBrowserVibrate(): boolean {
  return typeof navigator.vibrate === 'function' && navigator.maxTouchPoints > 0
}

/** A touch of so many milliseconds, or of several with pauses between. Browsers refuse it, loudly, before the page was first touched. */
export function vibrate(pattern: number | number[]): void {
  if (device) device(pattern)
  else if (canBrowserVibrate() && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern)
}
