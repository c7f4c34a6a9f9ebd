import type { Random } from '../../base/random'

const mostInARow = 3

/** Where the right option stands: random, but never the same place more than three times running (D9). */
export function placeAnswer(places: readonly number[], count: number, random: Random): number {
  const last = places.slice(-mostInARow)
  const worn = last.length === mostInARow && new Set(last).size === 1 ? last[0] : undefined
  const open = Array.from({ length: count }, (_, place) => place).filter((place) => place !== worn)
  return open[Math.floor(random() * open.length)] ?? 0
}
