import { followReader } from '../features/feed/hear-ahead'
import { stopSpeaking } from '../state/speaking'
import type { AppRouter } from './router'

/** From now on speech ends with the screen it was asked for on, and the word after the one on screen is made ready for who listens. */
export function openSpeech(router: AppRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && stopSpeaking())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') stopSpeaking()
  })
  followReader()
}
