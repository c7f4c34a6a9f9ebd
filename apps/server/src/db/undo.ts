/** How long what was deleted can be brought back. */
const undoMs = 10 * 60_000

/** What was deleted before this moment is gone for good. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - undoMs)
}
