import type { CustomWordRow } from '@verbena/core/custom-words/custom-word'
import { EmptyState } from '../../components/empty-state'
import { Button } from '../../ui/button'
import { useOffer } from './use-word-trouble'

/** What adding takes; words that are there already stay whoever's they are. */
export function PremiumNote({ words }: { words: readonly CustomWordRow[] }) {
  const openOffer = useOffer()
  const text =
    words.length === 0
      ? 'Collect the words you meet and learn them in your feed.'
      : 'Your words stay yours: read, export and delete them as you like.'
  return (
    <EmptyState title="Adding words is part of Premium" text={text}>
      <Button kind="accent" onClick={openOffer}>
        Upgrade to Premium
      </Button>
    </EmptyState>
  )
}
