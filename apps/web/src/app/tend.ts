import { keepReminders } from '../state/reminders'
import type { AppRouter } from './router'
import { keepSafely } from './safekeeping'
import { openSpeech } from './speech'
import { offerUpdates } from './updates'

/** What goes on beside the learner while the app is open. */
export function tend(router: AppRouter): void {
  // speech is at hand before it is asked for: a browser may refuse sound that comes long after the tap
  openSpeech(router)
  // reminders planned earlier may have run out meanwhile
  keepReminders()
  keepSafely(router).catch(() => undefined) // the next start tries again
  void offerUpdates(router)
}
