/** The part of speech as a small pill. */
export function PartBadge({ part }: { part: string }) {
  return <span className="rounded-full border border-hairline px-3 py-0.5 text-sm text-muted">{part}</span>
}
