import type { Database } from '../db/database'
import type { Bearer } from './access-tokens'
import { isSessionLive } from './sessions'

const rememberMs = 10_000
const rememberAtMost = 10_000

export type LiveSessions = ReturnType<typeof createLiveSessions>

/**
 * An access token outlives a sign-out by up to its fifteen minutes, which is too long after a changed password. So every
 * request also asks whether the session is live, and a yes is remembered for ten seconds: the cost is one indexed read
 * per session in that time. What this process revokes it forgets at once; another process follows within the ten seconds.
 */
export function createLiveSessions(db: Database, now: () => Date) {
  const known = new Map<string, { userId: string; until: number }>()
  return {
    async isLive(bearer: Bearer): Promise<boolean> {
      const time = now().getTime()
      const memory = known.get(bearer.sessionId)
      if (memory && memory.userId === bearer.userId && time < memory.until) return true
      known.delete(bearer.sessionId)
      if (!(await isSessionLive(db, bearer))) return false
      if (known.size >= rememberAtMost) known.clear()
      known.set(bearer.sessionId, { userId: bearer.userId, until: time + rememberMs })
      return true
    },
    forgetUser(userId: string): void {
      for (const [sessionId, memory] of known) if (memory.userId === userId) known.delete(sessionId)
    },
  }
}
