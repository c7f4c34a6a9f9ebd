/** Letters of the longest word in any of some texts: so wide their room has to be. */
export function longestPart(...texts: string[]): number {
  return Math.max(...texts.flatMap((text) => text.split(/[\s-]/)).map((part) => part.length))
}
