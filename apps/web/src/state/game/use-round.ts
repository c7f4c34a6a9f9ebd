import type { Engine, GameState } from '@verbena/core/games/frame/engine'
import { phaseOf } from '@verbena/core/games/frame/round'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepRound, type RoundRules } from './round-keeper'

/** How often a game that scores time looks at the clock. */
const tickMs = 100

/** The rounds of a game on a screen: they stand still while the learner is in another tab, and tick while the clock runs. */
export function useRound<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  rules: RoundRules<State>,
) {
  const [keeper] = useState(() => keepRound(engine, rules))
  const table = useSyncExternalStore(keeper.subscribe, keeper.read)
  const { round } = table
  const isTicking = round !== null && engine.clock === 'scored' && round.timing !== 'off' && phaseOf(round) === 'running'

  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => keeper.act({ type: 'tick' }), tickMs)
    return () => clearInterval(timer)
  }, [keeper, isTicking])

  useEffect(() => {
    const hide = () => {
      if (document.hidden) keeper.leave()
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', keeper.leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', keeper.leave)
      keeper.leave()
    }
  }, [keeper])

  return { keeper, table }
}
