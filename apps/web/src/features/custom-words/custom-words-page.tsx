import { useNavigate } from '@tanstack/react-router'
import { accessOf, canOpen } from '@verbena/core/subscription/entitlements'
import type { Plan } from '@verbena/core/subscription/plan'
import { sentenceOf } from '../../api/errors'
import { EmptyState } from '../../components/empty-state'
import { OutdatedNote } from '../../components/outdated-note'
import { paths } from '../../lib/paths'
import { useAreWordsOutdated, useCustomWords } from '../../state/custom-words'
import { useConfirmedPlan, usePlan } from '../../state/plan'
import { useUser } from '../../state/session/session'
import { Button } from '../../ui/button'
import { DotsLoader } from '../../ui/dots-loader'
import { useCloseSheet } from '../../ui/sheet'
import { AddWord } from './add-word'
import { OwnWordList } from './own-word-list'
import { PremiumNote } from './premium-note'

/** Words a person adds: a form and their list, or what stands in the way. */
export default function CustomWordsPage() {
  const user = useUser()
  const plan = usePlan()
  const isPlanKnown = useConfirmedPlan() !== null
  return user === null ? <SignedOut /> : <OwnWords userId={user.id} plan={isPlanKnown ? plan : 'unknown'} />
}

type OwnWordsProps = { userId: string; plan: Plan | null | 'unknown' /** Until the server has said, nobody is shown an offer. */ }

/** Whoever no longer subscribes still reads, exports and deletes what is theirs. */
export function OwnWords({ userId, plan }: OwnWordsProps) {
  const canAdd = plan !== 'unknown' && canOpen(accessOf(true, plan), 'own-words')
  const { data: words, error, isFetching, refetch } = useCustomWords(userId)
  const isOutdated = useAreWordsOutdated(userId)
  return (
    <div className="grid grid-cols-1 gap-6 pt-1">
      {canAdd && <AddWord userId={userId} />}
      {!canAdd && plan !== 'unknown' && words && <PremiumNote words={words} />}
      {words && isOutdated && <OutdatedNote />}
      {words && words.length > 0 && (
        <OwnWordList userId={userId} words={words} isComplete={!isFetching && error === null} canEdit={canAdd} />
      )}
      {words?.length === 0 && canAdd && (
        <EmptyState title="No words of your own yet" text="Add a word you met today: it joins your feed." />
      )}
      {error && (
        <EmptyState title="Your words could not be loaded" text={sentenceOf(error)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </EmptyState>
      )}
      {!words && !error && <DotsLoader className="h-40" />}
    </div>
  )
}

function SignedOut() {
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  return (
    <EmptyState title="Words of your own" text="Please sign in to add and view your custom words">
      <Button onClick={() => closeThen(() => void navigate(paths.auth()))}>Sign in</Button>
    </EmptyState>
  )
}
