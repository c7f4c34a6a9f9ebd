import { recoverSchema } from '@verbena/core/account/credentials'
import { sentenceOf } from '../../api/errors'
import { recover } from '../../state/session/live-session'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { toast } from '../../ui/toast'
import type { DraftProps } from './draft'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'
import { useAccountForm } from './use-account-form'
import { UsernameField } from './username-field'

type RecoverFormProps = DraftProps & { showCode: (coming: Promise<string>) => Promise<void>; onBack: () => void }

/** Sets a new password with the recovery code that was handed out at sign-up. */
export function RecoverForm({ draft, onDraft, showCode, onBack }: RecoverFormProps) {
  const { isBusy, submit, errorOf } = useAccountForm({
    schema: recoverSchema,
    fieldOf: { invalid_recovery_code: 'recoveryCode' },
    explain: (failure) => ({ title: 'Password not changed', text: sentenceOf(failure) }),
    async send(input) {
      await showCode(recover(input))
      toast('Password changed', { text: 'You are signed in, and every other device is signed out.' })
    },
  })

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <UsernameField draft={draft} onDraft={onDraft} error={errorOf('username')} />
      <TextField
        label="Recovery code"
        name="recoveryCode"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        hint="The code you saved when you signed up"
        value={draft.recoveryCode}
        error={errorOf('recoveryCode')}
        onChange={(event) => onDraft({ recoveryCode: event.target.value })}
      />
      <PasswordField isNew label="New password" name="newPassword" draft={draft} onDraft={onDraft} error={errorOf('newPassword')} />
      <SubmitButton isBusy={isBusy}>Set new password</SubmitButton>
      <Button kind="quiet" onClick={onBack} className="-mt-2 px-3!">
        Back to sign in
      </Button>
    </form>
  )
}
