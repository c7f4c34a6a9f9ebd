import { type AccountDeleted, accountDeletedSchema, type DeleteAccountInput } from '@verbena/core/account/own-account'
import { localDay } from '@verbena/core/base/day'
import { productName } from '@verbena/core/base/product'
import * as v from 'valibot'
import { ask } from '../api/ask'
import { saveTextFile } from '../device/save-file'
import { authorizedFetch, signOut } from './session/live-session'

/** The copy is the learner's: whatever the server gives goes into it, also what this version does not know. */
const accountSchema = v.record(v.string(), v.unknown())

type AccountData = v.InferOutput<typeof accountSchema>

/** What the server holds about who is signed in. */
export function fetchAccountData(): Promise<AccountData> {
  return ask(authorizedFetch, '/api/account/export', accountSchema)
}

/** Puts everything the learner has into one file, and answers its name, `null` when it was not kept; `account` is `null` for a visitor. */
export async function saveEverything(account: AccountData | null): Promise<string | null> {
  const now = new Date()
  const name = `${productName.toLowerCase()}-${localDay(now)}.json`
  const [{ writeBackup }, { currentCopy }] = await Promise.all([
    import('@verbena/core/backup/backup-file'),
    import('./safekeeping/current-copy'),
  ])
  const isSaved = await saveTextFile(name, writeBackup(await currentCopy(), account, now), 'application/json')
  return isSaved ? name : null
}

/** Deletes the account with everything the server holds of it and answers what else was done; what is on this device stays. */
export async function deleteAccount(input: DeleteAccountInput): Promise<AccountDeleted> {
  const done = await ask(authorizedFetch, '/api/account/delete', accountDeletedSchema, input)
  await signOut()
  return done
}
