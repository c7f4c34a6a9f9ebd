import './game.css'
import type { GameState } from '@verbena/core/games/frame/engine'
import { countdownLeft, type Round } from '@verbena/core/games/frame/round'
import { useEffect, useEffectEvent } from 'react'
import { takeFocus } from './take-focus'
import { useMoments } from './use-moments'

/** Three, two, one; any key and any tap begin at once. */
export function Countdown({ round, onOver }: { round: Round<GameState>; onOver: () => void }) {
  useMoments(true)
  const left = countdownLeft(round, performance.now())
  const end = useEffectEvent(onOver)

  useEffect(() => {
    if (left === 0) end()
  }, [left])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      event.preventDefault()
      end()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <button
      ref={takeFocus}
      type="button"
      onClick={onOver}
      className="grid flex-1 place-content-center justify-items-center gap-4 outline-none"
    >
      <span key={left} aria-hidden="true" className="game-count font-display text-8xl tabular-nums text-primary">
        {Math.max(1, left)}
      </span>
      <span className="font-semibold">Start now</span>
      <span aria-hidden="true" className="text-muted">
        Tap or press any key
      </span>
    </button>
  )
}
