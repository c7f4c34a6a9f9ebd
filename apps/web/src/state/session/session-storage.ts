import type { Session } from '@verbena/core/account/session'
import type { KeyValue } from '../../device/storage'
import { readSession, sessionKey } from './stored-session'

/** The session as this browser keeps it. */
export function storedSession(storage: KeyValue) {
  let isKept = true
  return {
    /** What is stored now; `undefined` when storage refused ours, so that it says nothing about us. */
    read: (): Session | null | undefined => (isKept ? readSession(storage.get(sessionKey)) : undefined),
    clear: () => storage.remove(sessionKey),
    write(session: Session) {
      try {
        storage.set(sessionKey, JSON.stringify(session))
        isKept = true
      } catch {
        // full or turned off: the session lasts as long as the page. A spent token left behind would be replayed at the
        // next start and end the session everywhere, so nothing is left.
        isKept = false
        storage.remove(sessionKey)
      }
    },
  }
}
