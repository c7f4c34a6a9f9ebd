import type { GameState } from '@verbena/core/games/frame/engine'
import { useEffect, useEffectEvent, useRef } from 'react'
import { afterPaint } from '../../lib/after-paint'
import type { Result } from '../../state/game/log-round'
import { giveFeedback } from '../give-feedback'

type Feel<State> = (before: State, after: State) => 'right' | 'wrong' | null

/** Lets the device answer what happens in a round, once it is on screen: something right, something wrong, a new best. */
export function useRoundFeel<State extends GameState>(game: State | null, result: Result | null, feel: Feel<State> = feelOfWords): void {
  const felt = useRef<State | null>(null)
  const isBest = result?.outcome.isBest === true

  const answer = useEffectEvent((after: State | null) => {
    const before = felt.current
    felt.current = after
    const moment = before && after && feel(before, after)
    if (moment) afterPaint(() => giveFeedback(moment))
  })
  useEffect(() => answer(game), [game])

  useEffect(() => {
    if (isBest) giveFeedback('best')
  }, [isBest])
}

/** A word of the round was answered for the first time. */
function feelOfWords(before: GameState, after: GameState) {
  const [known, answered] = [before, after].map(({ met }) => met.filter((each) => each.isRight !== null))
  if (answered === undefined || answered.length <= (known?.length ?? 0) || after.status === 'done') return null
  return answered.at(-1)?.isRight === true ? 'right' : 'wrong'
}
