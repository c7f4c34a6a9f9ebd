import type { Loss } from '@verbena/core/backup/safekeeping'
import { goOnWithout } from '../../state/safekeeping/copies'
import { Button } from '../../ui/button'
import { toastError } from '../../ui/toast'

const texts: Record<Loss, string> = {
  record: 'Your browser removed marks and settings. Go back to a day below, sign in, or import a file you saved.',
  logs: 'Your browser removed your history and answers. Bring them back from your account, a day below, or a file you saved.',
}

/** Says what is missing and what can be done about it; it stays until something was done. */
export function MissingNote({ loss, onSettled }: { loss: Loss; onSettled: () => void }) {
  async function goOn() {
    try {
      await goOnWithout(new Date())
      onSettled()
    } catch {
      toastError('Nothing was changed', 'Your browser did not let the old copies go. Try again later.')
    }
  }

  return (
    <section aria-label="Something is missing" className="grid gap-3 rounded-card border border-accent/45 bg-glow p-[20px]">
      <h2 className="font-display text-xl tracking-tight text-balance">Something is missing</h2>
      <p className="text-pretty">{texts[loss]}</p>
      <Button kind="quiet" className="justify-self-start border border-hairline" onClick={() => void goOn()}>
        Go on without it
      </Button>
    </section>
  )
}
