import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { paths } from '../../lib/paths'
import { IconButton } from '../../ui/icon-button'
import { BringBack } from './bring-back'
import { DayCopies } from './day-copies'
import { MissingNote } from './missing-note'
import { StorageNote } from './storage-note'
import { TakeAlong } from './take-along'
import { useCopies } from './use-copies'

/** All that is the learner's: take it along, bring it back, and see where it lies. */
export function YourDataScreen() {
  const { copies, loss, readAgain } = useCopies()
  const canGoBack = useCanGoBack()
  const router = useRouter()
  const navigate = useNavigate()

  function leave() {
    if (canGoBack) router.history.back()
    else void navigate(paths.feed())
  }

  return (
    <div className="mx-auto max-w-2xl pb-[max(env(safe-area-inset-bottom),2rem)]">
      <header className="flex items-center gap-1 px-3 pt-[max(env(safe-area-inset-top),0.5rem)] pb-3">
        <IconButton icon={ArrowLeft} label="Back" onClick={leave} />
        <h1 className="min-w-0 font-display text-2xl tracking-tight">Your data</h1>
      </header>
      <main className="grid grid-cols-1 gap-7 px-[20px]">
        {loss && <MissingNote loss={loss} onSettled={readAgain} />}
        <TakeAlong />
        <BringBack onDone={readAgain} />
        <DayCopies copies={copies} onDone={readAgain} />
        <StorageNote />
      </main>
    </div>
  )
}
