/** How many pages before and after the current one hold their card. */
const mountedAround = 1

/** The page on screen, in a store of its own: a step renders only the pages that come near or go away. */
export type PagePosition = {
  get: () => number
  set: (page: number) => void
  isNear: (page: number) => boolean
  subscribe: (listener: () => void) => () => void
}

export function createPagePosition(start: number): PagePosition {
  let current = start
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(page) {
      if (page === current) return
      current = page
      for (const listener of listeners) listener()
    },
    isNear: (page) => Math.abs(page - current) <= mountedAround,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
