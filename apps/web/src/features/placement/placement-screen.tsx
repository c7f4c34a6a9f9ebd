import { answerPlacement, nextWord, type Placement, startPlacement } from '@verbena/core/placement/placement'
import type { Level } from '@verbena/core/words/word'
import { useState } from 'react'
import { TitledScreen } from '../../components/titled-screen'
import { useWayBack } from '../../lib/use-way-back'
import { saveSettings } from '../../state/learner/use-learner'
import { toast } from '../../ui/toast'
import { levelNames } from './level-names'
import { PlacementIntro } from './placement-intro'
import { PlacementQuestion } from './placement-question'
import { PlacementResult } from './placement-result'

/** Thirty words to claim or disclaim, and a level that fits; nobody has to take it. */
export function PlacementScreen() {
  const [placement, setPlacement] = useState<Placement | null>(null)
  const leave = useWayBack()
  const word = placement && nextWord(placement)

  function take(level: Level) {
    saveSettings({ difficulty: level })
    toast(`Your level is ${levelNames[level]} now`, { text: 'You can change it in the settings whenever you like.' })
    leave()
  }

  return (
    <TitledScreen title="Find my level" onBack={leave}>
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
    </TitledScreen>
  )
}
