/** Calls back when the next frame is on screen; where none is drawn, as in a tab behind others, a moment later. */
type NextFrame = (painted: () => void) => void

const latestMs = 100
const waiting: (() => void)[] = []

let nextFrame: NextFrame = (painted) => {
  requestAnimationFrame(() => setTimeout(painted))
  setTimeout(painted, latestMs)
}

/** Does what nobody looks at once the answer to a tap is on screen, in the order asked for. */
export function afterPaint(work: () => void): void {
  waiting.push(work)
  if (waiting.length === 1) nextFrame(doWaiting)
}

/** Lets someone else say when a frame is on screen: tests, where nothing is drawn. */
export function paintBy(other: NextFrame): void {
  nextFrame = other
}

function doWaiting() {
  for (const work of waiting.splice(0)) work()
}
