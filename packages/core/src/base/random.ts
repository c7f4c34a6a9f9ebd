/** A source of numbers in [0, 1); the same seed gives the same numbers for ever. */
export type Random = () => number

/** Seeded generator (mulberry32): small, fast and repeatable, not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A seed from any text, so that a day or a category always shuffles the same way. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** A new list in random order, every order equally likely (Fisher–Yates); the given one is left as it was. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1))
    const held = shuffled[last] as T
    shuffled[last] = shuffled[chosen] as T
    shuffled[chosen] = held
  }
  return shuffled
}
