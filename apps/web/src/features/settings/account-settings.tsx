import { useNavigate } from '@tanstack/react-router'
import { HardDrive, KeyRound, LogIn, LogOut, UserX } from 'lucide-react'
import { useState } from 'react'
import { ExportRow } from '../../components/export-row'
import { paths } from '../../lib/paths'
import { signOut } from '../../state/session/live-session'
import { useUser } from '../../state/session/session'
import { Group, RowList } from '../../ui/group'
import { RowButton } from '../../ui/row-button'
import { useCloseSheet } from '../../ui/sheet'
import { toast } from '../../ui/toast'
import { ChangePasswordDialog } from './change-password-dialog'
import { DeleteAccountDialog } from './delete-account-dialog'

export function AccountSettings() {
  const user = useUser()
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  const [open, setOpen] = useState<'password' | 'deletion' | null>(null)

  const closed = () => setOpen(null)

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
            <RowButton icon={KeyRound} title="Change password" onClick={() => setOpen('password')} />
            <RowButton icon={LogOut} title="Sign out" text={`Signed in as ${user.username}`} onClick={() => void leave()} />
          </>
        )}
        <ExportRow />
        <RowButton
          icon={HardDrive}
          title="Your data"
          text="Copies, import, words for other programs"
          onClick={() => closeThen(() => void navigate(paths.yourData()))}
        />
        {user !== null && (
          <RowButton icon={UserX} title="Delete my account" text="With everything in it" onClick={() => setOpen('deletion')} />
        )}
      </RowList>
      {open === 'password' && user !== null && <ChangePasswordDialog username={user.username} onClosed={closed} />}
      {open === 'deletion' && user !== null && <DeleteAccountDialog username={user.username} onClosed={closed} />}
    </Group>
  )
}
