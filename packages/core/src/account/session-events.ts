import type { AuthEvent, Session, SessionState } from './session'

/** The session after an event: every event settles the loading flag, signing out clears everything. */
export function sessionAfter(event: AuthEvent): SessionState {
  return { session: event.type === 'signed_out' ? null : event.session, isLoading: false }
}

/** A session is refreshed when this many seconds or fewer are left, so that no call meets an expired token. */
const refreshAheadSeconds = 60

/** Milliseconds until a session should be refreshed; 0 when it is due now. */
export function refreshDelayMs(session: Session, nowMs: number): number {
  return Math.max(0, (session.expiresAt - refreshAheadSeconds) * 1000 - nowMs)
}
