import type { User } from '@verbena/core/account/session'
import { useState } from 'react'
import { sentenceOf } from '../api/errors'
import { keepDevice, startWithAccount } from '../state/sync/change-owner'
import { endOwnerQuestion, useOwnerQuestion } from '../state/sync/owner-question'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { toastError } from '../ui/toast'

/** Asks whoever signed in on a device that holds the words of another account what becomes of them. */
export function OwnerQuestion() {
  const { user } = useOwnerQuestion()
  return user && <Question key={user.id} user={user} />
}

function Question({ user }: { user: User }) {
  const [isBusy, setIsBusy] = useState(false)

  async function start() {
    setIsBusy(true)
    try {
      await startWithAccount(user)
    } catch (failure) {
      toastError('Nothing was changed', sentenceOf(failure))
      setIsBusy(false)
    }
  }

  return (
    <Dialog title="Whose words are these?" onClosed={endOwnerQuestion}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted">
          This device holds words, marks and answers of another account. Until you choose, nothing is sent to or taken from yours.
        </p>
        <Button isWide disabled={isBusy} onClick={() => void keepDevice(user)}>
          Keep this device’s words with {user.username}
        </Button>
        <Button kind="quiet" isWide disabled={isBusy} onClick={() => void start()}>
          {isBusy ? 'Fetching…' : 'Start with the account’s'}
        </Button>
        <p className="text-[0.9rem] text-muted">
          Starting with the account’s removes what only this device has. Close other tabs of the app first.
        </p>
      </div>
    </Dialog>
  )
}
