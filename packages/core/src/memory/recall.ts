/** Where a word is brought to mind or typed without options to choose from. */
const recallModes: ReadonlySet<string> = new Set(['feed', 'review', 'guess-word', 'word-wheel', 'complete-word', 'scramble'])

/** A game that asks in several ways marks what was typed: `quiz-typed`. */
const typedEnding = '-typed'

/** Whether an answer of this mode was recalled, not recognised among options. */
export function isRecall(mode: string): boolean {
  return recallModes.has(mode) || mode.endsWith(typedEnding)
}
