import type { GameState } from '@verbena/core/games/frame/engine'
import { useEffect, useRef } from 'react'
import type { Result } from '../../state/game/log-round'
import { giveFeedback } from '../give-feedback'

/** Lets the device answer what happens in a round: a word right, a word missed, a new best. */
export function useRoundFeel(game: GameState | null, result: Result | null): void {
  const felt = useRef<{ game: GameState | null; answered: number }>({ game: null, answered: 0 })
  const isBest = result?.outcome.isBest === true

  useEffect(() => {
    const answered = game?.met.filter((each) => each.isRight !== null) ?? []
    const { current } = felt
    const isOngoing = current.game !== null && answered.length > current.answered
    felt.current = { game, answered: answered.length }
    if (isOngoing && game?.status !== 'done') giveFeedback(answered.at(-1)?.isRight === true ? 'right' : 'wrong')
  }, [game])

  useEffect(() => {
    if (isBest) giveFeedback('best')
  }, [isBest])
}
