import type { GapQuestion } from '@verbena/core/games/fill-gap/gap-questions'

/** The word in the form in which it stands in its sentence. */
export function formOf({ question }: GapQuestion): string {
  return (question.ask === 'typed' ? question.accepted[0] : question.options[question.right]?.text) ?? question.target.word
}
