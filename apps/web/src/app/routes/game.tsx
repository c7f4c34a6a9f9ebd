import { useLocation } from '@tanstack/react-router'
import { modeAt } from '@verbena/core/practice/modes'
import { Suspense } from 'react'
import { ModeGate } from '../../components/mode-gate'
import { DotsLoader } from '../../ui/dots-loader'
import { gameScreens } from '../game-screens'

/** The game at the address, once who is here may play it; the dots show while it loads (spec §2). */
export default function Game() {
  const mode = modeAt(useLocation().pathname.replace(/\/+$/, ''))
  const Screen = mode && gameScreens[mode.id]
  return (
    <ModeGate>
      <Suspense fallback={<DotsLoader className="h-dvh" />}>{Screen && <Screen key={mode.id} />}</Suspense>
    </ModeGate>
  )
}
