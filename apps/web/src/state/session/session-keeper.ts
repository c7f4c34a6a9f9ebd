import type { ChangePasswordInput, RecoverInput, SignInInput, SignUpInput } from '@verbena/core/account/credentials'
import { type AuthEvent, type Session, type SessionState, unknownSession } from '@verbena/core/account/session'
import { sessionAfter } from '@verbena/core/account/session-events'
import { accountCalls } from '../../api/account'
import type { Send } from '../../api/server'
import type { KeyValue } from '../../device/storage'
import { authorizedSend } from './authorized-send'
import { createRefresher } from './refresher'
import { storedSession } from './session-storage'
import { readSession } from './stored-session'

export type SessionDeps = {
  storage: KeyValue
  send: Send
  now: () => number
  /** Runs the work while no other tab refreshes. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** Keeps the one session of this tab: stored, refreshed in time, and the same in every tab. */
export function createSessionKeeper({ storage, send, now, alone }: SessionDeps) {
  const stored = storedSession(storage)
  const calls = accountCalls(send)
  const listeners = new Set<(event: AuthEvent) => void>()
  let state: SessionState = unknownSession

  const refresher = createRefresher({ calls, now, alone, current: () => state.session, followStorage, keep, leave })
  const authorizedFetch = authorizedSend(send, refresher, () => state.session)

  function emit(event: AuthEvent) {
    state = sessionAfter(event)
    refresher.plan()
    for (const listener of listeners) listener(event)
  }

  function keep(answer: Session, type: 'signed_in' | 'token_refreshed' | 'user_updated' | 'password_recovery') {
    const session = byOwnClock(answer, now())
    stored.write(session)
    emit({ type, session })
  }

  function leave() {
    stored.clear()
    if (state.session) emit({ type: 'signed_out' })
  }

  /** Another tab stored a session, or none. */
  function adopt(session: Session | null) {
    const ours = state.session
    if (session?.refreshToken === ours?.refreshToken) return
    if (session === null) emit({ type: 'signed_out' })
    else emit({ type: session.user.id === ours?.user.id ? 'token_refreshed' : 'signed_in', session })
  }

  function followStorage() {
    const session = stored.read()
    if (session !== undefined) adopt(session)
  }

  return {
    state: () => state,
    /** Calls back with every event from now on; who comes late hears first how things stand. */
    onEvent(listener: (event: AuthEvent) => void): () => void {
      listeners.add(listener)
      if (!state.isLoading) listener({ type: 'initial_session', session: state.session })
      return () => listeners.delete(listener)
    },
    start() {
      if (state.isLoading) emit({ type: 'initial_session', session: stored.read() ?? null })
    },
    followOtherTab: (text: string | null) => adopt(readSession(text)),
    /** The page is looked at again or the network is back. */
    wake() {
      if (state.isLoading) return
      followStorage()
      refresher.retrySoon()
    },
    authorizedFetch,
    /** Answers the recovery code, which is never stored. */
    async signUp(input: SignUpInput): Promise<string> {
      const { recoveryCode, ...session } = await calls.signUp(input)
      keep(session, 'signed_in')
      return recoveryCode
    },
    async signIn(input: SignInInput): Promise<void> {
      keep(await calls.signIn(input), 'signed_in')
    },
    /** Answers the new recovery code; the old one is spent. */
    async recover(input: RecoverInput): Promise<string> {
      const { recoveryCode, ...session } = await calls.recover(input)
      keep(session, 'password_recovery')
      return recoveryCode
    },
    async changePassword(input: ChangePasswordInput): Promise<void> {
      keep(await accountCalls(authorizedFetch).changePassword(input), 'user_updated')
    },
    /** Signs out here and now; the server is told when it can be reached. */
    async signOut(): Promise<void> {
      const session = state.session
      leave()
      // the device is signed out whether or not the server hears of it
      if (session) await calls.signOut(session.refreshToken).catch(() => undefined)
    },
  }
}

/** The server's clock and ours may differ: what counts is how long the token lives from now. */
function byOwnClock(session: Session, nowMs: number): Session {
  return { ...session, expiresAt: Math.floor(nowMs / 1000) + session.expiresIn }
}
