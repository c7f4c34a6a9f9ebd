/** Places in a device's log from the first to the last, both in it. */
export type Span = readonly [first: number, last: number]

/** The spans with one more in them, in order and joined where they touch. */
export function addSpan(spans: readonly Span[], added: Span): Span[] {
  const joined: Span[] = []
  for (const span of [...spans, added].sort(([a], [b]) => a - b)) {
    const before = joined.at(-1)
    if (before && span[0] <= before[1] + 1) joined[joined.length - 1] = [before[0], Math.max(before[1], span[1])]
    else joined.push(span)
  }
  return joined
}

/** What lies between the spans, up to no end. */
export function gapsOf(spans: readonly Span[]): Span[] {
  const firsts = [1, ...spans.map(([, last]) => last + 1)]
  const lasts = [...spans.map(([first]) => first - 1), Number.MAX_SAFE_INTEGER]
  return firsts.flatMap((first, i): Span[] => (first <= (lasts[i] ?? 0) ? [[first, lasts[i] ?? 0]] : []))
}
