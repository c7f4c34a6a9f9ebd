import type { Loss } from '@verbena/core/backup/safekeeping'
import { paths } from '../lib/paths'
import { keepSafe } from '../state/safekeeping/keep-safe'
import { toast } from '../ui/toast'
import type { AppRouter } from './router'

const missing: Record<Loss, string> = {
  record: 'Your marks and settings are not where they were.',
  logs: 'Your history and answers are not where they were.',
}

/** Keeps the learner's data safe; what the browser removed is told, with the way to bring it back. */
export function keepSafely(router: AppRouter): Promise<void> {
  return keepSafe((loss) =>
    toast('Your browser removed something', {
      text: missing[loss],
      tone: 'error',
      action: { label: 'Bring it back', onClick: () => void router.navigate(paths.yourData()) },
    }),
  )
}
