import { type SessionState, type User, unknownSession } from '@verbena/core/account/session'
import { useSyncExternalStore } from 'react'
import { keyValue } from '../../device/storage'
import { readSession, sessionKey } from './stored-session'

let state: SessionState = unknownSession
const listeners = new Set<() => void>()

/** From now on this is the session. */
export function showSession(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Who is signed in is known as soon as this returns; what keeps the session is no part of the first load. */
export function startSession(): void {
  showSession({ session: readSession(keyValue.get(sessionKey)), isLoading: false })
}

/** Calls back whenever the session is another. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, () => state)
}

export function readUser(): User | null {
  return state.session?.user ?? null
}

/** The signed-in person, `null` for a visitor. */
export function useUser(): User | null {
  return useSession().session?.user ?? null
}
