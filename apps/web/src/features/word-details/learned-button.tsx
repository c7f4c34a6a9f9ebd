import type { WordId } from '@verbena/core/words/word'
import { Check } from 'lucide-react'
import { markLearned, toggleWordMark, useIsMarked } from '../../state/learner/use-learner'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast'

/** Says that a word is known; said by mistake, it can be taken back. */
export function LearnedButton({ wordId }: { wordId: WordId }) {
  const isLearned = useIsMarked('learned', wordId)

  function change() {
    if (isLearned) toggleWordMark('learned', wordId)
    else markLearned(wordId)
    toast(isLearned ? 'Back among the words you are learning' : 'Marked as learned')
  }

  return (
    <Button kind={isLearned ? 'outline' : 'primary'} aria-pressed={isLearned} onClick={change} isWide>
      <Check aria-hidden className="size-5" strokeWidth={2} />
      {isLearned ? 'Learned' : 'Mark as learned'}
    </Button>
  )
}
