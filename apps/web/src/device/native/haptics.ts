import { type HapticsPlugin, ImpactStyle } from '@capacitor/haptics'

/** Up to so many milliseconds a touch is a light one. */
const lightMs = 14

/** Touches of the phone's own engine, one for each part of a pattern that is no pause. */
export function nativeVibrate(plugin: Pick<HapticsPlugin, 'impact'>) {
  return (pattern: number | number[]): void => {
    let startMs = 0
    for (const [i, lengthMs] of [pattern].flat().entries()) {
      const isTouch = i % 2 === 0
      if (isTouch) touchAfter(startMs, lengthMs)
      startMs += lengthMs
    }
  }

  function touchAfter(delayMs: number, lengthMs: number) {
    const touch = () => {
      // a phone that cannot be felt, or is told not to, stays still
      plugin.impact({ style: lengthMs <= lightMs ? ImpactStyle.Light : ImpactStyle.Medium }).catch(() => undefined)
    }
    if (delayMs === 0) touch()
    else setTimeout(touch, delayMs)
  }
}
