/** Time as a stopwatch shows it: `0:48.2`. */
export function timeText(ms: number): string {
  const tenths = Math.max(0, Math.floor(ms / 100))
  return `${Math.floor(tenths / 600)}:${String(Math.floor(tenths / 10) % 60).padStart(2, '0')}.${tenths % 10}`
}
