import type { ChangePasswordInput, RecoverInput, SignInInput, SignUpInput } from '@verbena/core/account/credentials'
import { type Send, toServer } from '../../api/server'
import { keyValue, onOtherTabChange } from '../../device/storage'
import { inOneTab } from '../../device/tab-lock'
import { onWake } from '../../device/wake'
import { followOwner } from './follow-owner'
import { showSession } from './session'
import { createSessionKeeper } from './session-keeper'
import { sessionKey } from './stored-session'

let keeper: ReturnType<typeof createSessionKeeper> | null = null

/** Keeps the session alive from now on: its tokens fresh, and the same in every tab. */
export function openSession(): void {
  openKeeper()
}

function openKeeper() {
  if (keeper !== null) return keeper
  keeper = createKeeper()
  start(keeper) // only now: whoever hears of the session may send in its name at once
  return keeper
}

function createKeeper() {
  return createSessionKeeper({
    storage: keyValue,
    send: toServer,
    now: Date.now,
    alone: (work) => inOneTab('verbena-refresh', work),
  })
}

function start(opened: ReturnType<typeof createSessionKeeper>) {
  opened.onEvent(() => showSession(opened.state()))
  opened.start()
  onOtherTabChange(sessionKey, opened.followOtherTab)
  onWake(opened.wake)
  followOwner()
}

/** Sends in the name of who is signed in. */
export const authorizedFetch: Send = async (path, init) => openKeeper().authorizedFetch(path, init)
/** Answers the recovery code, which is never stored. */
export const signUp = async (input: SignUpInput) => openKeeper().signUp(input)
export const signIn = async (input: SignInInput) => openKeeper().signIn(input)
export const signOut = async () => openKeeper().signOut()
export const changePassword = async (input: ChangePasswordInput) => openKeeper().changePassword(input)
/** Answers the new recovery code; the old one is spent. */
export const recover = async (input: RecoverInput) => openKeeper().recover(input)
