import type { Level } from '@verbena/core/words/word'

/** The levels as a learner reads them. */
export const levelTexts: Record<Level, { title: string; note: string }> = {
  beginner: { title: 'Beginner', note: 'Start your vocabulary journey' },
  intermediate: { title: 'Intermediate', note: 'Everyday conversational words' },
  advanced: { title: 'Advanced', note: 'Complex terminology' },
}
