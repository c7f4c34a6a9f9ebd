import { type RefCallback, useCallback, useState } from 'react'

const step = 40

/** How many entries of a long list are shown: more as the reader nears the end, where the browser can tell. */
export function useGrowingLimit(): { limit: number; more: () => void; sentinel: RefCallback<HTMLElement> } {
  const [limit, setLimit] = useState(step)
  const more = useCallback(() => setLimit((shown) => shown + step), [])

  // watched anew after every step: a sentinel that stays in view asks again
  // biome-ignore lint/correctness/useExhaustiveDependencies: the limit is what makes it watch anew
  const sentinel = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return
      const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && more(), {
        rootMargin: '400px',
      })
      watcher.observe(element)
      return () => watcher.disconnect()
    },
    [limit, more],
  )

  return { limit, more, sentinel }
}
