import { keyValue } from '../device/storage'
import { readUser } from '../state/session/session'
import { useFullAccount } from '../state/sync/full-account'
import { followSync } from '../state/sync/sync'
import { toast } from '../ui/toast'

const toldKey = 'verbena-told-full'

/** Keeps device and account the same; an account that is full is told on each device once, and in the settings from then on. */
export function keepSynced(): void {
  useFullAccount.subscribe(({ sentence }) => {
    if (sentence !== null && isNews(`${readUser()?.id} ${sentence}`)) toast('Your account is full', { text: sentence, tone: 'error' })
  })
  followSync()
}

function isNews(what: string): boolean {
  if (keyValue.get(toldKey) === what) return false
  try {
    keyValue.set(toldKey, what)
  } catch {
    // no room to remember it: it is told again at the next start
  }
  return true
}
