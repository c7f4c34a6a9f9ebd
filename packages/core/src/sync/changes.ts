import { copyOf, type Entry, entriesOf, type LearnerCopy, mergeCopies } from './copy'

/** What someone who knows one copy has to be told of another, each entry as it is once both are merged. */
export function changesFrom(known: LearnerCopy, copy: LearnerCopy): Entry[] {
  const before = new Map(entriesOf(known).map((entry) => [nameOf(entry), entry]))
  const fresh: Entry[] = []
  const ours: Entry[] = []
  const theirs: Entry[] = []
  for (const entry of entriesOf(copy)) {
    const same = before.get(nameOf(entry))
    if (same === undefined) fresh.push(entry)
    else if (textOf(same.value) !== textOf(entry.value)) {
      ours.push(same)
      theirs.push(entry)
    }
  }
  const merged = entriesOf(mergeCopies(copyOf(ours), copyOf(theirs)))
  return [...fresh, ...merged.filter((entry) => textOf(before.get(nameOf(entry))?.value) !== textOf(entry.value))]
}

/** Where an entry belongs. */
export function nameOf({ part, key }: Pick<Entry, 'part' | 'key'>): string {
  return `${part} ${key}`
}

/** The same text for the same value, whatever order its fields are in. */
function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
