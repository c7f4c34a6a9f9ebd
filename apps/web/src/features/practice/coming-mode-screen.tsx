import { useCanGoBack, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type Mode, modeAt } from '@verbena/core/practice/modes'
import { ArrowLeft } from 'lucide-react'
import { EmptyState } from '../../components/empty-state'
import { paths } from '../../lib/paths'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'

/** The address of a mode that is still being built. */
export function ComingModeScreen() {
  const mode = modeAt(useLocation().pathname.replace(/\/+$/, ''))
  return mode && <ComingMode mode={mode} />
}

function ComingMode({ mode }: { mode: Mode }) {
  const canGoBack = useCanGoBack()
  const router = useRouter()
  const navigate = useNavigate()

  function back() {
    if (canGoBack) router.history.back()
    else void navigate(paths.feed())
  }

  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col">
      <header className="flex items-center gap-1 px-3 pt-[max(env(safe-area-inset-top),0.5rem)] pb-2">
        <IconButton icon={ArrowLeft} label="Back" onClick={back} />
        <h1 className="font-display text-2xl tracking-tight">{mode.title}</h1>
      </header>
      <main className="grid flex-1 place-content-center">
        <EmptyState title="This game is being built" text={`${mode.description} It is not ready to play yet.`}>
          <Button onClick={() => void navigate(paths.feed())}>Read some words</Button>
        </EmptyState>
      </main>
    </div>
  )
}
