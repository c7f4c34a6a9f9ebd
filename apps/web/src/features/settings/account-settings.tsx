import { useNavigate } from '@tanstack/react-router'
import { KeyRound, LogIn, LogOut } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../lib/paths'
import { signOut, useUser } from '../../state/session/session'
import { Group, RowList } from '../../ui/group'
import { RowButton } from '../../ui/row-button'
import { useCloseSheet } from '../../ui/sheet'
import { toast } from '../../ui/toast'
import { ChangePasswordDialog } from './change-password-dialog'

export function AccountSettings() {
  const user = useUser()
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  const [isChanging, setIsChanging] = useState(false)

  async function leave() {
    await signOut()
    toast('Signed out', { text: 'Your words on this device stay here' })
  }

  return (
    <Group title="Account">
      <RowList>
        {user === null ? (
          <RowButton
            icon={LogIn}
            title="Sign in"
            text="Or create an account"
            onClick={() => closeThen(() => void navigate(paths.auth()))}
          />
        ) : (
          <>
            <RowButton icon={KeyRound} title="Change password" onClick={() => setIsChanging(true)} />
            <RowButton icon={LogOut} title="Sign out" text={`Signed in as ${user.username}`} onClick={() => void leave()} />
          </>
        )}
      </RowList>
      {isChanging && user !== null && <ChangePasswordDialog username={user.username} onClosed={() => setIsChanging(false)} />}
    </Group>
  )
}
