import { type FeedEntry, needsRound } from '@verbena/core/feed/build-feed'
import { pageAt, pageCount, pageOfWord } from '@verbena/core/feed/upsell'
import {
  createContext,
  memo,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { prefersReducedMotion } from '../../device/platform'
import { optionalPart } from '../../lib/optional-part'
import { createPagePosition, type PagePosition } from './page-position'
import { WordCard } from './word-card'

/** Pages built ahead of the reader: a long feed costs nothing before it is read, and each stretch of it is built in a moment. */
const pagesAhead = { fewest: 30, next: 60 }

/** Ten words away at the least: it is fetched when the page it stands on comes near. */
const UpsellCard = optionalPart(() => import('./upsell-card'))

type FeedScrollerProps = {
  entries: readonly FeedEntry[]
  hasUpsells: boolean
  startPosition: number
  /** A word came on screen by at least half. */
  onWord: (entry: FeedEntry) => void
  onRoundNeeded: () => void
  /** Where the reader's keys find the feed: moves by pages, or says which word is shown. */
  handle: RefObject<FeedHandle | null>
}

export type FeedHandle = { step: (by: number) => void; currentEntry: () => FeedEntry | undefined }

/**
 * One full-screen page per word. Every page is an empty box of the feed's height; only the few around the reader hold
 * a card, so a thousand words cost as much as five.
 */
export function FeedScroller({ entries, hasUpsells, startPosition, onWord, onRoundNeeded, handle }: FeedScrollerProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [position] = useState(() => createPagePosition(pageOfWord(startPosition, hasUpsells)))
  const [reach, setReach] = useState(() => position.get() + pagesAhead.next)
  const pages = Math.min(reach, pageCount(entries.length, hasUpsells))

  // the box has its height before anything is painted, so one assignment lands exactly on the page
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    box.scrollTop = position.get() * box.clientHeight
    const keepPlace = new ResizeObserver(() => {
      box.scrollTop = position.get() * box.clientHeight
    })
    keepPlace.observe(box)
    return () => keepPlace.disconnect()
  }, [position])

  const arrive = useEffectEvent(() => {
    const page = pageAt(position.get(), hasUpsells)
    const wordPosition = page.kind === 'word' ? page.position : page.afterWords - 1
    const entry = entries[wordPosition]
    if (page.kind === 'word' && entry) onWord(entry)
    if (needsRound(wordPosition, entries.length)) onRoundNeeded()
    if (reach - position.get() < pagesAhead.fewest) startTransition(() => setReach(position.get() + pagesAhead.next))
  })

  useEffect(() => {
    arrive()
    return position.subscribe(() => arrive())
  }, [position])

  const currentEntry = useEffectEvent(() => {
    const page = pageAt(position.get(), hasUpsells)
    return page.kind === 'word' ? entries[page.position] : undefined
  })

  useEffect(() => {
    handle.current = {
      step(by) {
        const box = scroller.current
        if (!box) return
        const page = Math.round(box.scrollTop / box.clientHeight) + by
        box.scrollTo({ top: page * box.clientHeight, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
      },
      currentEntry: () => currentEntry(),
    }
    return () => {
      handle.current = null
    }
  }, [handle])

  return (
    <div
      ref={scroller}
      role="feed"
      aria-label="Words"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        const page = Math.round(box.scrollTop / box.clientHeight)
        position.set(Math.max(0, Math.min(pages - 1, page)))
      }}
      className="h-full snap-y snap-mandatory overflow-y-auto overscroll-y-contain outline-none [scrollbar-width:none] [overflow-anchor:none]"
    >
      <Entries value={entries}>
        {Array.from({ length: pages }, (_, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place; what it shows never changes
          <FeedPage key={page} page={page} position={position} hasUpsells={hasUpsells} />
        ))}
      </Entries>
    </div>
  )
}

/** What the pages show: read only by the few that hold a card, so that a longer list leaves the other pages alone. */
const Entries = createContext<readonly FeedEntry[]>([])

type FeedPageProps = { page: number; position: PagePosition; hasUpsells: boolean }

const FeedPage = memo(function FeedPage({ page, position, hasUpsells }: FeedPageProps) {
  const isMounted = useSyncExternalStore(position.subscribe, () => position.isNear(page))
  return (
    <div className="h-full snap-start snap-always [contain:strict]">{isMounted && <PageContent page={page} hasUpsells={hasUpsells} />}</div>
  )
})

function PageContent({ page, hasUpsells }: Omit<FeedPageProps, 'position'>) {
  const entries = use(Entries)
  const shown = pageAt(page, hasUpsells)
  if (shown.kind === 'upsell')
    return (
      <Suspense>
        <UpsellCard />
      </Suspense>
    )
  const entry = entries[shown.position]
  return entry && <WordCard word={entry.word} uniqueKey={entry.uniqueKey} position={shown.position} total={entries.length} />
}
