import { markedWords } from '@verbena/core/learner/marks'
import { useEffect, useState } from 'react'
import { useLearnerStore } from '../../state/learner/learner-store'
import { useUser } from '../../state/session/session'
import type { OwnCounts } from './own-counts'

/** What the tiles hold of the person's own, once the server has said it; `null` for a visitor and where it cannot be had. */
export function useOwnCounts(): OwnCounts | null {
  const userId = useUser()?.id
  const [counts, setCounts] = useState<{ userId: string; counts: OwnCounts } | null>(null)

  useEffect(() => {
    if (userId === undefined) return
    let isWanted = true
    loadCounts(userId).then(
      (loaded) => isWanted && setCounts({ userId, counts: loaded }),
      () => undefined, // tiles open without their counts
    )
    return () => {
      isWanted = false
    }
  }, [userId])

  return counts !== null && counts.userId === userId ? counts.counts : null
}

async function loadCounts(userId: string): Promise<OwnCounts> {
  const record = useLearnerStore.getState()
  const { loadOwnCounts } = await import('./own-counts')
  return loadOwnCounts(userId, {
    favorites: new Set(markedWords(record, 'favorite')),
    learned: new Set(markedWords(record, 'learned')),
  })
}
