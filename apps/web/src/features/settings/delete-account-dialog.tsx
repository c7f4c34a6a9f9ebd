import { confirmsDeletion, deleteAccountSchema } from '@verbena/core/account/own-account'
import { type SubmitEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { ApiFailure, sentenceOf } from '../../api/errors'
import { forgetThisDevice } from '../../device/forget'
import { deleteAccount } from '../../state/account'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { SwitchRow } from '../../ui/switch-row'
import { TextField } from '../../ui/text-field'
import { toast, toastError } from '../../ui/toast'

type Field = 'confirmation' | 'password'
type Problem = { field: Field; message: string }

/** The last door: says what goes and what stays, and opens only to the username typed out and the password. */
export function DeleteAccountDialog({ username, onClosed }: { username: string; onClosed: () => void }) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [forgets, setForgets] = useState(false)
  const listId = useId()
  const errorOf = (field: Field) => (problem?.field === field ? problem.message : undefined)

  // in the order of the fields: the first one that fails is named
  const schema = v.object({
    confirmation: v.pipe(
      deleteAccountSchema.entries.confirmation,
      v.check((typed) => confirmsDeletion(typed, username), `This is not your username. Type ${username}.`),
    ),
    password: deleteAccountSchema.entries.password,
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const parsed = v.safeParse(schema, Object.fromEntries(new FormData(event.currentTarget)))
    if (!parsed.success) {
      const [issue] = parsed.issues
      setProblem({ field: v.getDotPath(issue) === 'password' ? 'password' : 'confirmation', message: issue.message })
      return toastError('Validation Error', issue.message)
    }
    setProblem(null)
    setIsBusy(true)
    try {
      const { subscription_canceled: isCanceled } = await deleteAccount(parsed.output)
      if (forgets) return await forgetThisDevice()
      const stays = 'What is on this device stays here.'
      toast('Your account was deleted', { text: isCanceled ? `Your subscription was cancelled. ${stays}` : stays })
      onClosed()
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'invalid_credentials') {
        setProblem({ field: 'password', message: 'This is not your password' })
      } else toastError('Account not deleted', sentenceOf(failure))
      setIsBusy(false)
    }
  }

  return (
    <Dialog title="Delete my account" onClosed={onClosed}>
      <form noValidate onSubmit={(event) => void submit(event)} aria-describedby={listId} className="grid grid-cols-1 gap-4">
        <ul id={listId} className="grid list-disc gap-1.5 pl-5 text-muted">
          <li>Your own words, your collections, what you learned and your account are removed from the server, at once and for good.</li>
          <li>A subscription is cancelled with it.</li>
          <li>Export your data first if you want to keep a copy.</li>
        </ul>
        <TextField
          label={`Type ${username} to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('confirmation')}
        />
        <TextField label="Password" name="password" type="password" autoComplete="current-password" error={errorOf('password')} />
        <div className="@container -mx-[16px]">
          <SwitchRow
            title="Clear this device too"
            text="Marks, history and settings go as well. Close other tabs of the app first."
            isOn={forgets}
            onChange={setForgets}
          />
        </div>
        <Button type="submit" kind="danger" isWide disabled={isBusy}>
          {isBusy ? 'Deleting…' : 'Delete my account'}
        </Button>
      </form>
    </Dialog>
  )
}
