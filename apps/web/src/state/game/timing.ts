import { type Timing, timings } from '@verbena/core/games/frame/engine'
import { keyValue } from '../../device/storage'

const key = 'verbena-game-timing'

/** How games treat time on this device. */
export function readTiming(): Timing {
  const stored = keyValue.get(key)
  return timings.find((timing) => timing === stored) ?? 'standard'
}

export function saveTiming(timing: Timing): void {
  try {
    keyValue.set(key, timing)
  } catch {
    // full storage: the choice lasts for this round
  }
}
