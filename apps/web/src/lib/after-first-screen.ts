/** Long enough for the first word to have the network to itself, even on a slow one. */
const quietMs = 4000

/** Does what nobody waits for once the first screen had its time; answers how to call it off. */
export function afterFirstScreen(work: () => void): () => void {
  const timer = setTimeout(work, quietMs)
  return () => clearTimeout(timer)
}
