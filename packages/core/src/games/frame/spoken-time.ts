const spokenSeconds = [30, 10, 5]

/** The seconds left to say aloud when time passed from one moment to the next; `null` where nothing is said. */
export function timeToSpeak(leftBeforeMs: number, leftNowMs: number, marks: readonly number[] = spokenSeconds): number | null {
  const passed = marks.filter((seconds) => leftBeforeMs > seconds * 1000 && leftNowMs <= seconds * 1000)
  return passed.length === 0 ? null : Math.min(...passed)
}
