import { clearOwn } from '../../device/own-database'
import { onSessionChange, readUser } from './session'

/** Copies of what a person has on the server leave this device when they do, and none are left lying where nobody is signed in. */
export function followOwner(): void {
  let owner: string | undefined
  function look() {
    const next = readUser()?.id
    if (next === undefined || (owner !== undefined && next !== owner)) clearOwn().catch(() => undefined) // no database, no copies
    owner = next
  }
  onSessionChange(look)
  look()
}
