import { signUpSchema } from '@verbena/core/account/credentials'
import { productName } from '@verbena/core/base/product'
import { sentenceOf } from '../../api/errors'
import { signUp } from '../../state/session/live-session'
import { TextField } from '../../ui/text-field'
import { toast } from '../../ui/toast'
import type { DraftProps } from './draft'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'
import { useAccountForm } from './use-account-form'
import { UsernameField } from './username-field'

/** `showCode` takes over when the recovery code is coming: it must be seen before the person is sent on. */
type SignUpFormProps = DraftProps & { showCode: (coming: Promise<string>) => Promise<void> }

export function SignUpForm({ draft, onDraft, showCode }: SignUpFormProps) {
  const { isBusy, submit, errorOf } = useAccountForm({
    schema: signUpSchema,
    fieldOf: { username_taken: 'username' },
    explain: (failure) => ({ title: 'Error', text: sentenceOf(failure) }),
    async send(input) {
      await showCode(signUp(input))
      toast('Success!', { text: `Account created! Welcome to ${productName}!` })
    },
  })

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        value={draft.name}
        error={errorOf('name')}
        onChange={(event) => onDraft({ name: event.target.value })}
      />
      <UsernameField draft={draft} onDraft={onDraft} error={errorOf('username')} />
      <PasswordField isNew draft={draft} onDraft={onDraft} error={errorOf('password')} />
      <SubmitButton isBusy={isBusy}>Create account</SubmitButton>
    </form>
  )
}
