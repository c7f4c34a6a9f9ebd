import { useParams, useSearch } from '@tanstack/react-router'
import { modeAt } from '@verbena/core/practice/modes'
import { Suspense } from 'react'
import { ModeGate } from '../../components/mode-gate'
import { DotsLoader } from '../../ui/dots-loader'
import { screenOf } from '../games'
import NotFoundScreen from '../not-found-screen'

/** The game at the address, once who is here may play it; the dots show while it loads (spec §2). */
export default function Game() {
  const { game } = useParams({ from: '/$game' })
  const { category } = useSearch({ from: '/$game' })
  const mode = modeAt(`/${game}`)
  if (mode === undefined) return <NotFoundScreen />
  const Screen = screenOf(mode.id)
  return (
    <ModeGate mode={mode} category={category}>
      <Suspense fallback={<DotsLoader className="h-dvh" />}>{Screen && <Screen key={`${mode.id} ${category}`} />}</Suspense>
    </ModeGate>
  )
}
