import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SignOutDialog } from '../../components/sign-out-dialog'
import { paths } from '../../lib/paths'
import { useUser } from '../../state/session/session'
import { Button } from '../../ui/button'
import { useCloseSheet } from '../../ui/sheet'

/** Who is signed in, or why signing in is worth it. */
export function AccountCard() {
  const user = useUser()
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  const [isLeaving, setIsLeaving] = useState(false)

  if (user === null) {
    return (
      <section className="grid grid-cols-1 justify-items-start gap-3 rounded-card bg-glow p-[20px]">
        <div>
          <h3 className="font-display text-xl tracking-tight">Keep what you learn</h3>
          <p className="text-muted text-pretty">Create an account or sign in to save your progress.</p>
        </div>
        <Button onClick={() => closeThen(() => void navigate(paths.auth()))}>Sign in</Button>
      </section>
    )
  }
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-1">
      <div className="min-w-0">
        <h3 className="font-display text-2xl tracking-tight [overflow-wrap:anywhere]">{user.name}</h3>
        <p className="text-muted [overflow-wrap:anywhere]">@{user.username}</p>
      </div>
      <Button kind="outline" onClick={() => setIsLeaving(true)}>
        Sign out
      </Button>
      {isLeaving && <SignOutDialog user={user} onClosed={() => setIsLeaving(false)} />}
    </section>
  )
}
