import { localDay } from '@verbena/core/base/day'
import { returnSentence } from '@verbena/core/memory/return-sentence'
import { Recall } from '../../../components/recall'
import { useWordMemory } from '../../../state/memory/memory-store'
import type { QuestionProps } from '../asking'
import { giveAnswer, reveal, useStage } from './stages'

/** A word that comes back, in the place of its meaning: asked for, shown, graded. */
export function Question({ word, uniqueKey }: QuestionProps) {
  const stage = useStage(uniqueKey)
  const memory = useWordMemory(word.id)
  return (
    <Recall
      word={word}
      stage={stage}
      onReveal={() => reveal(uniqueKey)}
      onAnswer={(isKnown) => giveAnswer({ word, uniqueKey }, isKnown)}
      note={returnSentence(memory, undefined, undefined, localDay(new Date()))}
    />
  )
}
