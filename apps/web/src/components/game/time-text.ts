/** Playing time in whole seconds: `0:48`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Time as a stopwatch shows it: `0:48.2`. */
export function timeText(ms: number): string {
  return `${clockText(ms)}.${Math.max(0, Math.floor(ms / 100)) % 10}`
}
