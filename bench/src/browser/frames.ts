import type { Page } from '@playwright/test'

/** A screen of 60 Hz shows a frame every 16.7 ms; the clock's grain of a tenth, and its jitter, are no missed frame. */
const jitterMs = 1
const frameMs = 1000 / 60

/** Milliseconds between frames while the page does what it is told. */
export async function framesWhile(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const recording = await page.evaluateHandle(() => {
    const recorded = { times: [] as number[], isOn: true }
    function note(time: number) {
      recorded.times.push(time)
      if (recorded.isOn) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return recorded
  })
  await work()
  const times = await recording.evaluate((recorded) => {
    recorded.isOn = false
    return recorded.times
  })
  return times.slice(1).map((time, i) => time - (times[i] ?? 0))
}

/** The share of frames, in per cent, that came later than this many screen refreshes. */
export function shareLater(frames: readonly number[], refreshes: number): number {
  return (countLater(frames, refreshes) / frames.length) * 100
}

export function countLater(frames: readonly number[], refreshes: number): number {
  return frames.filter((frame) => frame > refreshes * frameMs + jitterMs).length
}
