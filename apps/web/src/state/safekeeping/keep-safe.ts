import { isWorthKeeping, type Loss } from '@verbena/core/backup/safekeeping'
import { askForPersistence, isStoragePersistent } from '../../device/persistence'
import { keyValue } from '../../device/storage'
import { useLearnerStore } from '../learner/learner-store'
import { keepToday, lossNow } from './copies'

const askedKey = 'verbena-asked-to-keep'

/** Looks whether the browser removed something, keeps today's copy, and sees to it that the browser is asked to keep what there is. */
export async function keepSafe(tell: (loss: Loss) => void): Promise<void> {
  askOnceWorthIt()
  const loss = await lossNow()
  if (loss !== null) tell(loss)
  await keepToday(new Date())
}

function askOnceWorthIt(): void {
  if (keyValue.get(askedKey) !== null) return
  if (isWorthKeeping(useLearnerStore.getState())) return void ask()
  const stop = useLearnerStore.subscribe((record) => {
    if (!isWorthKeeping(record)) return
    stop()
    void ask()
  })
}

/** Some browsers ask the person in turn, so this is done once. */
async function ask(): Promise<void> {
  if ((await isStoragePersistent()) !== false) return
  try {
    keyValue.set(askedKey, 'yes')
  } catch {
    return // nothing is stored here that could be kept
  }
  await askForPersistence()
}
