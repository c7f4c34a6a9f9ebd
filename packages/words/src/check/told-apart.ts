import type { Exceptions } from './exceptions'

/** The name of a pair, the same in either order. */
export function pairName(a: string, b: string): string {
  return [a, b].sort().join(' | ')
}

/** Pairs whose definitions are built alike and still leave one right answer, with what tells them apart. Both were read for each. */
export const toldApart: Exceptions = new Map([
  [pairName('battle', 'soldier'), 'a fight, a person'],
  [pairName('biodiversity', 'habitat'), 'a number of kinds, a place'],
  [pairName('necessary', 'possible'), 'must be done, can be done'],
  [pairName('nephew', 'sibling'), 'the son of a sibling, the sibling'],
  [pairName('niece', 'sibling'), 'the daughter of a sibling, the sibling'],
  [pairName('acquaintance', 'stranger'), 'known a little, not known'],
])
