import type { User } from '@verbena/core/account/session'
import { useState } from 'react'
import { forgetThisDevice } from '../device/forget'
import { signOut } from '../state/session/live-session'
import { hasToldEverything } from '../state/sync/change-owner'
import { useFullAccount } from '../state/sync/full-account'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { toast } from '../ui/toast'

/** Signs out, and lets the learner say whether their words stay on this device. */
export function SignOutDialog({ user, onClosed }: { user: User; onClosed: () => void }) {
  const [busyWith, setBusyWith] = useState<'keep' | 'clear' | null>(null)
  const [isBehind, setIsBehind] = useState(false)
  const { sentence } = useFullAccount()

  async function keep() {
    setBusyWith('keep')
    await signOut()
    toast('Signed out', { text: 'Your words on this device stay here' })
    onClosed()
  }

  async function clear() {
    setBusyWith('clear')
    if (!isBehind && !(await hasToldEverything(user))) {
      setIsBehind(true)
      return setBusyWith(null)
    }
    await signOut()
    await forgetThisDevice()
  }

  return (
    <Dialog title="Sign out" onClosed={onClosed}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted">
          Your account keeps your words. On this device they can stay for you, or go before someone else uses it.
        </p>
        {isBehind && (
          <p role="alert" className="font-medium">
            {sentence ?? 'Some of what you learned here has not reached your account yet. Connect and try again later, or clear it anyway.'}
          </p>
        )}
        <Button isWide disabled={busyWith !== null} onClick={() => void keep()}>
          Keep on this device
        </Button>
        <Button kind="danger" isWide disabled={busyWith !== null} onClick={() => void clear()}>
          {clearText(busyWith === 'clear', isBehind)}
        </Button>
      </div>
    </Dialog>
  )
}

function clearText(isBusy: boolean, isBehind: boolean): string {
  if (isBusy) return isBehind ? 'Clearing…' : 'Saving to your account…'
  return isBehind ? 'Clear anyway' : 'Clear this device'
}
