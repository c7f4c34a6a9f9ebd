import { type Session, sessionSchema } from '@verbena/core/account/session'
import * as v from 'valibot'

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
