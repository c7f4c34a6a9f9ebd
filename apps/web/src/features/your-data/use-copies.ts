import type { Loss } from '@verbena/core/backup/safekeeping'
import { useEffect, useState } from 'react'
import type { DatedCopy } from '../../device/copies'
import { lossNow, ownCopies } from '../../state/safekeeping/copies'

/** The copies on this device (`null` until they are read), and what is missing. */
export function useCopies() {
  const [copies, setCopies] = useState<DatedCopy[] | null>(null)
  const [loss, setLoss] = useState<Loss | null>(null)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn reads again
  useEffect(() => {
    let isWanted = true
    Promise.all([ownCopies(), lossNow().catch(() => null)]).then(([kept, missing]) => {
      if (!isWanted) return
      setCopies(kept)
      setLoss(missing)
    })
    return () => {
      isWanted = false
    }
  }, [turn])

  return { copies, loss, readAgain: () => setTurn((before) => before + 1) }
}
