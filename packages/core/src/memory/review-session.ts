import type { WordId } from '../words/word'

/** So many words are asked in one go. */
export const wordsPerSession = 20

/** A round of words that come back: those still to be asked, the one on screen first. */
export type ReviewSession = { queue: readonly WordId[]; asked: readonly WordId[]; missed: readonly WordId[] }

export function startSession(due: readonly WordId[]): ReviewSession {
  const queue = due.slice(0, wordsPerSession)
  return { queue, asked: queue, missed: [] }
}

/** The session after an answer to its first word: one that was not known comes once more at the end, until it is. */
export function answerInSession(session: ReviewSession, isKnown: boolean): ReviewSession {
  const [word, ...rest] = session.queue
  if (word === undefined) return session
  const missed = isKnown || session.missed.includes(word) ? session.missed : [...session.missed, word]
  return { ...session, queue: isKnown ? rest : [...rest, word], missed }
}

/** How many words are done, each once it was known. */
export function doneInSession({ asked, queue }: ReviewSession): number {
  return asked.length - queue.length
}
