import type { User } from '@verbena/core/account/session'
import { create } from 'zustand'

/** What the tab says that let go of what was on this device. */
export const deviceReplaced = 'device-replaced'

/** Who signed in on a device that holds somebody else's words, and has to say what becomes of them. */
export const useOwnerQuestion = create<{ user: User | null }>()(() => ({ user: null }))

export function askOwner(user: User): void {
  useOwnerQuestion.setState({ user })
}

export function endOwnerQuestion(): void {
  useOwnerQuestion.setState({ user: null })
}
