/** Playing time: what has passed before, and since when it runs. `since` is `null` while it stands. */
export type Clock = { elapsedMs: number; since: number | null }

export const stoppedClock: Clock = { elapsedMs: 0, since: null }

/** Playing time at this moment; a device clock set back takes nothing away. */
export function elapsedAt(clock: Clock, now: number): number {
  return clock.elapsedMs + (clock.since === null ? 0 : Math.max(0, now - clock.since))
}

/** The clock running or standing from this moment on. */
export function setClock(clock: Clock, isRunning: boolean, now: number): Clock {
  if (isRunning === (clock.since !== null)) return clock
  return { elapsedMs: elapsedAt(clock, now), since: isRunning ? now : null }
}
