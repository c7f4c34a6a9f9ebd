import type { Level } from '@verbena/core/words/word'

/** The levels as they stand in a sentence. */
export const levelNames: Record<Level, string> = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' }
