import type { Fit } from '@verbena/core/games/frame/fit'
import type { Mode } from '@verbena/core/practice/modes'
import { useEffect, useState } from 'react'
import type { Games } from './games'

type Fits = ReadonlyMap<Mode['id'], Fit>

/** What each game makes of a category, once it is known; `null` until then, and where it cannot be had. */
export function useFits(category: string | undefined, loadEngine: Games['loadEngine']): Fits | null {
  const [known, setKnown] = useState<{ category: string; fits: Fits } | null>(null)

  useEffect(() => {
    if (category === undefined) return
    let isWanted = true
    load(category, loadEngine).then(
      (fits) => isWanted && setKnown({ category, fits }),
      () => undefined, // every game says it itself when it is opened
    )
    return () => {
      isWanted = false
    }
  }, [category, loadEngine])

  return known !== null && known.category === category ? known.fits : null
}

async function load(category: string, loadEngine: Games['loadEngine']): Promise<Fits> {
  const { loadFits } = await import('./load-fits')
  return loadFits(category, loadEngine)
}
