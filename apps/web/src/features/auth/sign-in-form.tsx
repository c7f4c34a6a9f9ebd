import { signInSchema } from '@verbena/core/account/credentials'
import { sentenceOf } from '../../api/errors'
import { signIn } from '../../state/session/live-session'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast'
import type { DraftProps } from './draft'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'
import { useAccountForm } from './use-account-form'
import { UsernameField } from './username-field'

export function SignInForm({ draft, onDraft, onForgotten }: DraftProps & { onForgotten: () => void }) {
  const { isBusy, submit, errorOf } = useAccountForm({
    schema: signInSchema,
    explain: (failure) => ({ title: 'Authentication failed', text: sentenceOf(failure) }),
    async send(input) {
      await signIn(input)
      toast('Welcome back!', { text: 'Successfully signed in.' })
    },
  })

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <UsernameField draft={draft} onDraft={onDraft} error={errorOf('username')} />
      <PasswordField draft={draft} onDraft={onDraft} error={errorOf('password')} />
      <SubmitButton isBusy={isBusy}>Sign in</SubmitButton>
      <Button kind="quiet" onClick={onForgotten} className="-mt-2 px-3!">
        Forgot password?
      </Button>
    </form>
  )
}
