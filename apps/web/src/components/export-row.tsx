import { Download } from 'lucide-react'
import { sentenceOf } from '../api/errors'
import { fetchAccountData, saveEverything } from '../state/account'
import { useUser } from '../state/session/session'
import { RowButton } from '../ui/row-button'
import { toast } from '../ui/toast'
import { savedWhere, tellNotSaved } from './tell-saved'

/** One file with everything that is the learner's: from this device, and from the server when signed in. */
export function ExportRow() {
  const isSignedIn = useUser() !== null

  async function save(account: Parameters<typeof saveEverything>[0]) {
    const name = await saveEverything(account)
    if (name === null) tellNotSaved()
    else toast('Your data was saved', { text: savedWhere(name) })
  }

  async function exportAll() {
    if (!isSignedIn) return save(null)
    const account = await fetchAccountData().catch((failure: unknown) => {
      toast('Your account could not be read', {
        text: sentenceOf(failure),
        tone: 'error',
        action: { label: 'Save this device’s data', onClick: () => void save(null) },
      })
      return undefined
    })
    if (account) await save(account)
  }

  return <RowButton icon={Download} title="Export my data" text="Everything in one JSON file" onClick={() => void exportAll()} />
}
