import { TextField } from '../../ui/text-field'
import type { DraftProps } from './draft'

/** The username, as every form of this screen asks for it. */
export function UsernameField({ draft, onDraft, error }: DraftProps & { error: string | undefined }) {
  return (
    <TextField
      label="Username"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={draft.username}
      error={error}
      onChange={(event) => onDraft({ username: event.target.value })}
    />
  )
}
