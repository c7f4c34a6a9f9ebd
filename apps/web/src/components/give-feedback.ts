import type { Moment } from '../state/feedback'

/** Lets the device answer a moment by touch and tone. Its scripts are no part of the first load; without them it stays quiet. */
export function giveFeedback(moment: Moment): void {
  import('../state/feedback').then(
    ({ answerWith }) => answerWith(moment),
    () => undefined,
  )
}
