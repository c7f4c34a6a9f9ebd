import type { ChangePasswordInput, RecoverInput, SignInInput, SignUpInput } from '@verbena/core/account/credentials'
import { type SessionState, type User, unknownSession } from '@verbena/core/account/session'
import { useSyncExternalStore } from 'react'
import { type Send, toServer } from '../../api/server'
import { keyValue, onOtherTabChange } from '../../device/storage'
import { afterFirstScreen } from '../../lib/after-first-screen'
import { readSession, sessionKey } from './stored-session'

type SessionKeeper = ReturnType<typeof import('./session-keeper').createSessionKeeper>

let state: SessionState = unknownSession
let keeper: Promise<SessionKeeper> | null = null
const listeners = new Set<() => void>()

function show(next: SessionState) {
  state = next
  for (const listener of listeners) listener()
}

/** Who is signed in is known as soon as this returns; keeping the session is left for after the first screen. */
export function startSession(): void {
  const session = readSession(keyValue.get(sessionKey))
  show({ session, isLoading: false })
  const open = () => void openKeeper().catch(() => undefined) // asked for again by whatever needs it
  // a visitor's first word comes before what only signing in will need
  if (session === null) afterFirstScreen(open)
  else open()
}

/** What talks to the server about the session is no part of the first load. */
function openKeeper(): Promise<SessionKeeper> {
  keeper ??= createKeeper()
  keeper.catch(() => {
    keeper = null
  })
  return keeper
}

async function createKeeper(): Promise<SessionKeeper> {
  const { createSessionKeeper, inOneTab, onWake } = await loadParts()
  const created = createSessionKeeper({
    storage: keyValue,
    send: toServer,
    now: Date.now,
    alone: (work) => inOneTab('verbena-refresh', work),
  })
  created.onEvent(() => show(created.state()))
  created.start()
  onOtherTabChange(sessionKey, created.followOtherTab)
  onWake(created.wake)
  return created
}

/** The scripts for it; where they cannot be had, the server cannot be reached. */
async function loadParts() {
  try {
    const [{ createSessionKeeper }, { inOneTab }, { onWake }] = await Promise.all([
      import('./session-keeper'),
      import('../../device/tab-lock'),
      import('../../device/wake'),
    ])
    return { createSessionKeeper, inOneTab, onWake }
  } catch (cause) {
    const { ApiFailure } = await import('../../api/errors')
    throw new ApiFailure('unreachable', { cause })
  }
}

/** Sends in the name of who is signed in. */
export const authorizedFetch: Send = async (path, init) => (await openKeeper()).authorizedFetch(path, init)
/** Answers the recovery code, which is never stored. */
export const signUp = async (input: SignUpInput) => (await openKeeper()).signUp(input)
export const signIn = async (input: SignInInput) => (await openKeeper()).signIn(input)
export const signOut = async () => (await openKeeper()).signOut()
export const changePassword = async (input: ChangePasswordInput) => (await openKeeper()).changePassword(input)
/** Answers the new recovery code; the old one is spent. */
export const recover = async (input: RecoverInput) => (await openKeeper()).recover(input)

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
