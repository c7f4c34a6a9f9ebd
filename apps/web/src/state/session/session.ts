import type { SessionState, User } from '@verbena/core/account/session'
import { useSyncExternalStore } from 'react'
import { toServer } from '../../api/server'
import { keyValue, onOtherTabChange } from '../../device/storage'
import { inOneTab } from '../../device/tab-lock'
import { onWake } from '../../device/wake'
import { createSessionKeeper } from './session-keeper'
import { sessionKey } from './stored-session'

const keeper = createSessionKeeper({
  storage: keyValue,
  send: toServer,
  now: Date.now,
  alone: (work) => inOneTab('verbena-refresh', work),
})

/** Who is signed in is known as soon as this returns: nothing is asked of the server first. */
export function startSession(): void {
  keeper.start()
  onOtherTabChange(sessionKey, keeper.followOtherTab)
  onWake(keeper.wake)
}

export const { signUp, signIn, signOut, changePassword, recover } = keeper

export function useSession(): SessionState {
  return useSyncExternalStore(keeper.onEvent, keeper.state)
}

/** The signed-in person, `null` for a visitor. */
export function useUser(): User | null {
  return useSession().session?.user ?? null
}
