import { useEffect, useReducer } from 'react'

/** Draws a component again so many times a second while something runs. */
export function useMoments(isRunning: boolean, everyMs = 100): void {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(draw, everyMs)
    return () => clearInterval(timer)
  }, [isRunning, everyMs])
}
