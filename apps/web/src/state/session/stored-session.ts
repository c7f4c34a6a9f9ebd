import { type Session, sessionSchema } from '@verbena/core/account/session'
import * as v from 'valibot'
import type { KeyValue } from '../../device/storage'

export const sessionKey = 'verbena-session'

/** A stored text as a session; anything broken, foreign or missing is no session. */
export function readSession(text: string | null): Session | null {
  if (text === null) return null
  try {
    const parsed = v.safeParse(sessionSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null // torn text: quietly signed out
  }
}

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
