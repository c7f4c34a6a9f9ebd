type Step = () => void

const steps: Step[] = []

/** Until it is called off, going back does this first: what came last is undone first. Addresses need no step, they are history. */
export function onBackFirst(step: Step): () => void {
  steps.push(step)
  return () => {
    const at = steps.lastIndexOf(step)
    if (at >= 0) steps.splice(at, 1)
  }
}

/** Does the topmost step, and answers whether there was one. */
export function stepBack(): boolean {
  const step = steps.at(-1)
  step?.()
  return step !== undefined
}
