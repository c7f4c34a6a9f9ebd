const vowel = /[aeiouy]/

/** Endings of the forms of one word, each with the shortest beginning it may leave. */
const inflections: readonly (readonly [ending: RegExp, least: number])[] = [
  [/['’]s$/, 1],
  [/(?<=s|x|z|ch|sh|i)es$/, 3],
  [/(?<![su])s$/, 3],
  [/(?<!e)ed$/, 3],
  [/ing$/, 3],
]

/** Endings that make other words of the family, longest first so that the whole ending goes, each with the shortest beginning it may leave. */
const derivations = [
  ...'ibility ability ization isation fulness iveness ically ization ations ation ative ition itive'
    .split(' ')
    .map((ending) => [ending, 4] as const),
  ...'ness less ment ful ism ist ly'.split(' ').map((ending) => [ending, 3] as const),
  ...`ably ibly able ible ance ence ancy ency ship hood ical ious eous uous ize ise ify ous ent ant ity ial ive ary ory ery ion age ate
    al ic er or en`
    .split(/\s+/)
    .map((ending) => [ending, 4] as const),
]

function withoutInflection(word: string): string {
  for (const [ending, least] of inflections) {
    const rest = word.replace(ending, '')
    if (rest !== word && rest.length >= least && vowel.test(rest)) return rest
  }
  return word
}

function withoutDerivation(word: string): string {
  const found = derivations.find(([ending, least]) => word.endsWith(ending) && word.length - ending.length >= least)
  return found === undefined ? word : word.slice(0, -found[0].length)
}

/** What the words of one family have in common when their endings are gone: careful, careless → care. */
export function familyStem(word: string): string {
  let stem = withoutInflection(word.toLowerCase())
  for (let round = 0; round < 3; round += 1) stem = withoutDerivation(stem)
  return stem
    .replace(/(?<=.{4})e$/, '')
    .replace(/([b-df-hj-km-np-rtv-z])\1$/, '$1')
    .replace(/(?<=[^aeiou])y$/, 'i')
}

const negations = ['un', 'non', 'dis', 'mis', 'in', 'im', 'ir', 'il', 're']

function withoutNegation(stem: string): string[] {
  const bare = negations.filter((prefix) => stem.startsWith(prefix)).map((prefix) => stem.slice(prefix.length))
  return [stem, ...bare.filter((rest) => rest.length >= 3)]
}

/** What words are compared by: the stem, and what is left of it without a negation or repetition in front. */
export type Family = { stem: string; bare: readonly string[] }

export function familyOf(word: string): Family {
  const stem = familyStem(word)
  return { stem, bare: withoutNegation(stem) }
}

export function isOneFamily(a: Family, b: Family): boolean {
  return a.stem === b.stem || a.bare.includes(b.stem) || b.bare.includes(a.stem)
}

/** Whether two words are built on the same stem, a negation or repetition in front set aside. */
export function isSameFamily(a: string, b: string): boolean {
  return isOneFamily(familyOf(a), familyOf(b))
}
