/** Letters of the longest word of a text: as wide as it has to be. */
export function longestPart(text: string): number {
  return Math.max(...text.split(/[\s-]/).map((part) => part.length))
}
