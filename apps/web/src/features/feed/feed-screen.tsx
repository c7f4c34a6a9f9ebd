import { useNavigate, useSearch } from '@tanstack/react-router'
import type { FeedEntry } from '@verbena/core/feed/build-feed'
import { canOpenCategory, seesUpsells } from '@verbena/core/subscription/entitlements'
import { lazy, type RefObject, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../components/empty-state'
import { useIsMobile } from '../../device/platform'
import { optionalPart } from '../../lib/optional-part'
import { overlayFlags } from '../../lib/paths'
import { recordVisit, saveSettings } from '../../state/learner/use-learner'
import { markViewed } from '../../state/learner/views'
import { usePlan } from '../../state/plan'
import { Button } from '../../ui/button'
import { DotsLoader } from '../../ui/dots-loader'
import { BottomNav } from './bottom-nav'
import { FeedHeader } from './feed-header'
import { type BuiltFeed, rememberFeed, withNextRound } from './feed-memory'
import { type FeedHandle, FeedScroller } from './feed-scroller'
import { useDueWords } from './use-due-words'
import { useFeed } from './use-feed'
import { useFeedKeys } from './use-feed-keys'

const KeysDialog = lazy(() => import('../../components/keys-dialog'))
const Aurora = optionalPart(() => import('./aurora'))
const SwipeHint = optionalPart(() => import('./swipe-hint'))
const LockedCategory = lazy(() => import('./locked-category'))
const FeedEmpty = lazy(() => import('./feed-empty'))

/** The feed: a category's words or the learner's own choice, one a page, with its header and the doors below. */
export function FeedScreen() {
  const { category, returnKey, ...flags } = useSearch({ from: '/categories' })
  const plan = usePlan()
  const isLocked = category !== undefined && !canOpenCategory(plan, category)
  const handle = useRef<FeedHandle>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const isMobile = useIsMobile()
  const isCovered = isHelpOpen || overlayFlags.some((flag) => flags[flag])
  useFeedKeys(handle, isCovered, () => setIsHelpOpen(true))

  useEffect(() => recordVisit(), [])

  return (
    <div className="relative flex h-dvh flex-col">
      <Suspense>{!isMobile && <Aurora />}</Suspense>
      <FeedHeader category={category} plan={plan} />
      <main className="relative min-h-0 flex-1">
        <Suspense fallback={<DotsLoader className="h-full" />}>
          {isLocked ? <LockedCategory category={category} /> : <FeedContent category={category} returnKey={returnKey} handle={handle} />}
        </Suspense>
      </main>
      <BottomNav />
      {isHelpOpen && (
        <Suspense>
          <KeysDialog onClosed={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

type FeedContentProps = { category: string | undefined; returnKey: string | undefined; handle: RefObject<FeedHandle | null> }

function FeedContent({ category, returnKey, handle }: FeedContentProps) {
  const state = useFeed(category, returnKey)
  useDropReturnKey(state.status === 'ready')
  if (state.status === 'loading') return <DotsLoader className="h-full" />
  if (state.status === 'failed') return <FeedFailed retry={state.retry} />
  if (state.feed.entries.length === 0) return <FeedEmpty category={category} />
  return <FeedPages key={state.feed.key} built={state.feed} handle={handle} />
}

/** Once the view is at the word that the return key names, the key leaves the address (spec §4). */
function useDropReturnKey(isReady: boolean) {
  const { returnKey } = useSearch({ from: '/categories' })
  const navigate = useNavigate({ from: '/categories' })
  useEffect(() => {
    if (!isReady || returnKey === undefined) return
    void navigate({ search: ({ returnKey: _done, ...rest }) => rest, replace: true })
  }, [isReady, returnKey, navigate])
}

function FeedPages({ built, handle }: { built: BuiltFeed; handle: RefObject<FeedHandle | null> }) {
  const [entries, setEntries] = useState(built.entries)
  const hasUpsells = seesUpsells(usePlan())
  useDueWords(built.words, handle, setEntries)

  function onWord(entry: FeedEntry) {
    if (entry.position !== built.position) saveSettings({ hasSwiped: true })
    rememberFeed({ ...built, entries, position: entry.position })
    void markViewed(entry.word.id, new Date())
  }

  function onRoundNeeded() {
    // hundreds of pages at once would hold up the swipe that asked for them
    startTransition(() => setEntries((shown) => withNextRound(built, shown)))
  }

  return (
    <>
      <FeedScroller
        entries={entries}
        hasUpsells={hasUpsells}
        startPosition={built.position}
        onWord={onWord}
        onRoundNeeded={onRoundNeeded}
        handle={handle}
      />
      <Suspense>
        <SwipeHint />
      </Suspense>
    </>
  )
}

function FeedFailed({ retry }: { retry: () => void }) {
  return (
    <div className="grid h-full place-content-center">
      <EmptyState title="No words available" text="The words could not be loaded. Check your connection and try again.">
        <Button onClick={retry}>Reload</Button>
      </EmptyState>
    </div>
  )
}
