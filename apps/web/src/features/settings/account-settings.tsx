import { useNavigate } from '@tanstack/react-router'
import { HardDrive, KeyRound, LogIn, LogOut, UserX } from 'lucide-react'
import { useState } from 'react'
import { ExportRow } from '../../components/export-row'
import { OfflineNote } from '../../components/offline-note'
import { SignOutDialog } from '../../components/sign-out-dialog'
import { paths } from '../../lib/paths'
import { useUser } from '../../state/session/session'
import { Group, RowList } from '../../ui/group'
import { RowButton } from '../../ui/row-button'
import { useCloseSheet } from '../../ui/sheet'
import { ChangePasswordDialog } from './change-password-dialog'
import { DeleteAccountDialog } from './delete-account-dialog'
import { SyncRow } from './sync-row'

export function AccountSettings() {
  const user = useUser()
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  const [open, setOpen] = useState<'password' | 'sign-out' | 'deletion' | null>(null)

  const closed = () => setOpen(null)

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
            <SyncRow user={user} />
            <RowButton icon={KeyRound} title="Change password" onClick={() => setOpen('password')} />
            <RowButton icon={LogOut} title="Sign out" text={`Signed in as ${user.username}`} onClick={() => setOpen('sign-out')} />
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
      <OfflineNote>
        {user === null
          ? 'You are offline. Signing in needs a connection.'
          : 'You are offline. What you learn stays on this device and reaches your account with the next connection.'}
      </OfflineNote>
      {open === 'password' && user !== null && <ChangePasswordDialog username={user.username} onClosed={closed} />}
      {open === 'sign-out' && user !== null && <SignOutDialog user={user} onClosed={closed} />}
      {open === 'deletion' && user !== null && <DeleteAccountDialog username={user.username} onClosed={closed} />}
    </Group>
  )
}
