import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button'
import { TextField } from '../../ui/text-field'
import type { DraftProps } from './draft'
import { PasswordMeter } from './password-meter'

type PasswordFieldProps = DraftProps & {
  label?: string
  name?: string
  /** A new password shows its rules and its strength. */
  isNew?: boolean
  error: string | undefined
}

/** A password with a way to look at what was typed. */
export function PasswordField({ draft, onDraft, label = 'Password', name = 'password', isNew = false, error }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const hint = isNew ? { hint: 'Must include uppercase, lowercase, and numbers' } : {}
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        {...hint}
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={draft.password}
        error={error}
        onChange={(event) => onDraft({ password: event.target.value })}
        trailing={
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setIsShown(!isShown)}
            className="size-11"
          />
        }
      />
      {isNew && <PasswordMeter password={draft.password} />}
    </div>
  )
}
