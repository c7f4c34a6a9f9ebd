export type Floret = { x: number; y: number; turn: number; size: number }

/** A turn that never repeats, which is how real flower heads fill a dome without gaps. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Florets of one flower head around its middle, the outer ones smaller and drawn first, the whole a little flattened. */
export function clusterOf(count: number, spacing: number): Floret[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = i * goldenAngle
    const reach = Math.sqrt(i / count)
    const distance = spacing * Math.sqrt(i)
    return {
      x: round(Math.cos(angle) * distance),
      y: round(Math.sin(angle) * distance * 0.72),
      turn: Math.round((angle * 180) / Math.PI) % 72,
      size: round(1.15 - 0.4 * reach),
    }
  }).reverse()
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
