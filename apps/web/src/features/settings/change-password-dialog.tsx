import { changePasswordSchema } from '@verbena/core/account/credentials'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { ApiFailure, sentenceOf } from '../../api/errors'
import { changePassword } from '../../state/session/live-session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { toast, toastError } from '../../ui/toast'

type Field = 'currentPassword' | 'newPassword'
type Problem = { field: Field; message: string }

/** The old password, the new one, and what stands in the way. */
export function ChangePasswordDialog({ username, onClosed }: { username: string; onClosed: () => void }) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const errorOf = (field: Field) => (problem?.field === field ? problem.message : undefined)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = v.safeParse(changePasswordSchema, Object.fromEntries(new FormData(event.currentTarget)))
    if (!parsed.success) {
      const [{ message }] = parsed.issues
      setProblem({ field: v.getDotPath(parsed.issues[0]) === 'newPassword' ? 'newPassword' : 'currentPassword', message })
      toastError('Validation Error', message)
      return
    }
    setProblem(null)
    setIsBusy(true)
    try {
      await changePassword(parsed.output)
      toast('Password changed', { text: 'Every other device was signed out' })
      onClosed()
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'invalid_credentials') {
        setProblem({ field: 'currentPassword', message: 'This is not your current password' })
      } else toastError('Password not changed', sentenceOf(failure))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog title="Change password" onClosed={onClosed}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <TextField
          label="Current password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
        <TextField
          label="New password"
          name="newPassword"
          type="password"
          autoComplete="new-password"
          hint="Must include uppercase, lowercase, and numbers"
          error={errorOf('newPassword')}
        />
        <Button type="submit" isWide disabled={isBusy}>
          Change password
        </Button>
      </form>
    </Dialog>
  )
}
