/** What is known of a sound without reading it: how long it is, and when it was last heard. */
export type KeptSound = { key: string; bytes: number; at: number }

/** Room for about a thousand words of the usual length. */
export const soundRoom = 16_000_000

/** The sounds that have to go so that the others fit, the longest unheard first. */
export function soundsToDrop(kept: readonly KeptSound[], room = soundRoom): string[] {
  let over = kept.reduce((sum, { bytes }) => sum + bytes, 0) - room
  const dropped: string[] = []
  for (const { key, bytes } of kept.toSorted((a, b) => a.at - b.at)) {
    if (over <= 0) break
    dropped.push(key)
    over -= bytes
  }
  return dropped
}
