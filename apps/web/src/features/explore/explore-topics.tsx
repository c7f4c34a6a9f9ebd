import { Link, useNavigate } from '@tanstack/react-router'
import { groupBySection, searchTiles, type Tile } from '@verbena/core/explore/tiles'
import { canOpenCategory } from '@verbena/core/subscription/entitlements'
import { offerFor } from '@verbena/core/subscription/offer'
import type { Plan } from '@verbena/core/subscription/plan'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { type FeedSearch, overlayState, paths } from '../../lib/paths'
import { useCloseSheet } from '../../ui/sheet'
import { TileGrid } from './tile-grid'
import { useTileCounts } from './use-tile-counts'

const withOffer = (search: FeedSearch) => ({ ...search, subscription: true as const })

/** The search, the way to more, and the tiles under their headings. */
export function ExploreTopics({ plan }: { plan: Plan | null }) {
  const [query, setQuery] = useState('')
  const counts = useTileCounts()
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  const offer = offerFor(plan)
  const groups = groupBySection(searchTiles(query))

  function open(tile: Tile) {
    if (canOpenCategory(plan, tile.title)) closeThen(() => void navigate(addressOf(tile)))
    else void navigate({ to: '/categories', search: withOffer, state: overlayState })
  }

  return (
    <>
      <div className="sticky top-0 z-10 -mx-[20px] flex flex-wrap items-center gap-x-2 gap-y-1 bg-card px-[20px] pt-1 pb-3">
        <div className="relative min-w-[min(100%,9.5rem)] flex-1">
          <Search aria-hidden className="absolute top-3.5 left-4 size-5 text-muted" strokeWidth={1.75} />
          <input
            type="search"
            aria-label="Search topics"
            placeholder="Search topics"
            maxLength={100}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="min-h-12 w-full rounded-full border border-hairline bg-background pr-4 pl-12 outline-none placeholder:text-muted focus-visible:border-primary focus-visible:ring-2 focus-visible:ring-primary/35"
          />
        </div>
        {offer && (
          <Link
            to="/categories"
            search={withOffer}
            state={overlayState}
            className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-accent hover:bg-lift"
          >
            {offer.link}
          </Link>
        )}
      </div>
      <p role="status" className={groups.length === 0 ? 'py-12 text-center text-muted [overflow-wrap:anywhere]' : 'sr-only'}>
        {groups.length === 0 && `No categories found matching "${query.trim()}"`}
      </p>
      <div className="grid grid-cols-1 gap-7">
        {groups.map(({ section, tiles }) => (
          <TileGrid key={section} section={section} tiles={tiles} plan={plan} counts={counts} onOpen={open} />
        ))}
      </div>
    </>
  )
}

/** Collections are lists inside the profile; every other tile is a category of the feed (spec §2). */
function addressOf({ title }: Tile) {
  if (title === 'Collections') return { ...paths.feed({ profile: true, collections: true }), state: overlayState }
  return paths.category(title)
}
