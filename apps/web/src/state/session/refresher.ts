import type { Session } from '@verbena/core/account/session'
import { refreshDelayMs } from '@verbena/core/account/session-events'
import type { accountCalls } from '../../api/account'
import { ApiFailure } from '../../api/errors'

type RefresherDeps = {
  calls: Pick<ReturnType<typeof accountCalls>, 'refresh' | 'signOut'>
  now: () => number
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  current: () => Session | null
  followStorage: () => void
  keep: (session: Session, type: 'token_refreshed') => void
  leave: () => void
}

export type Refresher = ReturnType<typeof createRefresher>

const firstRetryMs = 2_000
const longestRetryMs = 300_000
/** However short-lived its tokens are, the server is not asked more often. */
const restMs = 10_000
/** Timers take no longer delay than 2³¹ ms; waking up earlier than needed only plans again. */
const longestTimerMs = 86_400_000

/** Renews the session's tokens before they expire: one call at a time, one tab at a time, again after a failure. */
export function createRefresher({ calls, now, alone, current, followStorage, keep, leave }: RefresherDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<Session | null> | null = null
  let failures = 0
  let retryAt = 0
  let restUntil = 0

  function dueInMs(session: Session): number {
    return Math.max(refreshDelayMs(session, now()), retryAt - now(), restUntil - now())
  }

  /** Sets the timer for the session as it is now. */
  function plan() {
    clearTimeout(timer)
    const session = current()
    if (session === null) return
    timer = setTimeout(whenDue, Math.min(dueInMs(session), longestTimerMs))
  }

  function whenDue() {
    const session = current()
    if (session === null) return
    if (dueInMs(session) > 0) return plan()
    refresh().catch(() => undefined) // a failure has planned its own retry
  }

  /** Answers the session to go on with, `null` when there is none any more. `refused` is an access token that was not accepted. */
  function refresh(refused?: string): Promise<Session | null> {
    running ??= alone(() => renew(refused)).finally(() => {
      running = null
    })
    return running
  }

  async function renew(refused: string | undefined): Promise<Session | null> {
    followStorage() // another tab may have renewed it while this one waited
    const before = current()
    if (before === null) return null
    if (refreshDelayMs(before, now()) > 0 && before.accessToken !== refused) return before
    const isReplaced = () => current()?.refreshToken !== before.refreshToken
    try {
      const renewed = await calls.refresh(before.refreshToken)
      if (isReplaced()) {
        // signed out meanwhile: the tokens that came too late must not live on
        if (current() === null) calls.signOut(renewed.refreshToken).catch(() => undefined)
        return current()
      }
      failures = 0
      retryAt = 0
      restUntil = now() + restMs
      keep(renewed, 'token_refreshed')
      return current()
    } catch (failure) {
      if (isReplaced()) return current()
      if (isRefusal(failure)) {
        followStorage()
        if (!isReplaced()) leave()
        return current()
      }
      retryAt = now() + Math.min(firstRetryMs * 2 ** failures, longestRetryMs)
      restUntil = now() + secondsAsked(failure) * 1000
      failures += 1
      plan()
      throw failure
    }
  }

  return {
    plan,
    refresh,
    /** Renews when it is time, so that the call which follows does not meet an expired token. */
    async freshen(): Promise<void> {
      const session = current()
      if (session === null || (running === null && dueInMs(session) > 0)) return
      await refresh().catch(() => undefined) // the call itself will say what is wrong
    },
    /** Something changed for the better: what failed is tried again at once, unless the server asked for patience. */
    retrySoon() {
      retryAt = 0
      plan()
    },
  }
}

function secondsAsked(failure: unknown): number {
  return failure instanceof ApiFailure ? (failure.retryAfterSeconds ?? 0) : 0
}

function isRefusal(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.code === 'unauthorized' || failure.code === 'invalid_credentials')
}
