/** How wide letters are at most, in ems, in any of the themes' faces; all others are no wider than `usual`. */
const widths: readonly (readonly [letters: string, ems: number])[] = [
  ['m', 0.94],
  ['w', 0.81],
  ['cevxyz', 0.58],
  ['s', 0.53],
  ['r', 0.45],
  ['ft', 0.39],
  ['ijl', 0.31],
]
const usual = 0.62
const capital = 0.85

/** Ems of the widest word in any of some texts: a room that wide holds it in every theme. */
export function widestPart(...texts: string[]): number {
  return Math.max(...texts.flatMap((text) => text.split(/[\s-]/)).map((part) => [...part].reduce((sum, letter) => sum + width(letter), 0)))
}

function width(letter: string): number {
  if (letter !== letter.toLowerCase()) return capital
  return widths.find(([letters]) => letters.includes(letter))?.[1] ?? usual
}
