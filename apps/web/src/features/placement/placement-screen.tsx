import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { answerPlacement, nextWord, type Placement, startPlacement } from '@verbena/core/placement/placement'
import type { Level } from '@verbena/core/words/word'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../lib/paths'
import { saveSettings } from '../../state/learner/use-learner'
import { IconButton } from '../../ui/icon-button'
import { toast } from '../../ui/toast'
import { levelNames } from './level-names'
import { PlacementIntro } from './placement-intro'
import { PlacementQuestion } from './placement-question'
import { PlacementResult } from './placement-result'

/** Thirty words to claim or disclaim, and a level that fits; nobody has to take it. */
export function PlacementScreen() {
  const [placement, setPlacement] = useState<Placement | null>(null)
  const canGoBack = useCanGoBack()
  const router = useRouter()
  const navigate = useNavigate()
  const word = placement && nextWord(placement)

  function leave() {
    if (canGoBack) router.history.back()
    else void navigate(paths.feed())
  }

  function take(level: Level) {
    saveSettings({ difficulty: level })
    toast(`Your level is ${levelNames[level]} now`, { text: 'You can change it in the settings whenever you like.' })
    leave()
  }

  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col">
      <header className="flex items-center gap-1 px-3 pt-[max(env(safe-area-inset-top),0.5rem)] pb-1">
        <IconButton icon={ArrowLeft} label="Back" onClick={leave} />
        <h1 className="min-w-0 font-display text-2xl tracking-tight">Find my level</h1>
      </header>
      <main className="flex flex-1 flex-col">
        {placement === null && <PlacementIntro onStart={() => setPlacement(startPlacement(Date.now() >>> 0))} />}
        {placement && word && (
          <PlacementQuestion
            key={placement.answers.length}
            word={word.word}
            asked={placement.answers.length}
            onAnswer={(isClaimed) => setPlacement(answerPlacement(placement, isClaimed))}
          />
        )}
        {placement && word === null && <PlacementResult answers={placement.answers} onTake={take} onLeave={leave} />}
      </main>
    </div>
  )
}
