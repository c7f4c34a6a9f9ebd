import { useNavigate } from '@tanstack/react-router'
import { canPlay } from '@verbena/core/practice/can-play'
import { type Mode, modeSections, modesIn } from '@verbena/core/practice/modes'
import { accessOf } from '@verbena/core/subscription/entitlements'
import { offerFor } from '@verbena/core/subscription/offer'
import type { Plan } from '@verbena/core/subscription/plan'
import { ChevronRight } from 'lucide-react'
import { type FeedSearch, overlayState } from '../../lib/paths'
import { useSales } from '../../state/sales'
import { useUser } from '../../state/session/session'
import { Group } from '../../ui/group'
import { useCloseSheet } from '../../ui/sheet'
import { Tile } from '../../ui/tile'
import { tileColumns } from '../../ui/tile-columns'
import { modeIcons } from './mode-icons'
import { QuizEntry } from './quiz-entry'
import { ReviewEntry } from './review-entry'

/** The offer, the quiz to try, and every mode under its heading. */
export function PracticeModes({ plan }: { plan: Plan | null }) {
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  const access = accessOf(useUser() !== null, plan)
  const offer = offerFor(plan, useSales().prices)
  const isLocked = (mode: Mode) => !canPlay(access, mode)

  function openOffer() {
    void navigate({ to: '/categories', search: (search: FeedSearch) => ({ ...search, subscription: true as const }), state: overlayState })
  }

  function start(mode: Mode) {
    if (isLocked(mode)) openOffer()
    else closeThen(() => void navigate({ to: mode.path }))
  }

  return (
    <div className="@container grid grid-cols-1 gap-7 pt-1">
      {offer && (
        <button
          type="button"
          onClick={openOffer}
          className="flex items-center gap-3 rounded-card border border-accent/35 bg-lift px-[20px] py-4 text-left transition duration-200 hover:brightness-115"
        >
          <span className="min-w-0 flex-1 break-words">
            <span className="block font-display text-xl tracking-tight text-accent">{offer.banner.title}</span>
            <span className="block text-muted text-pretty">{offer.banner.text}</span>
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-accent @max-[14rem]:hidden" strokeWidth={1.75} />
        </button>
      )}

      <QuizEntry />

      <ReviewEntry />

      {modeSections.map((section) => (
        <Group key={section} title={section}>
          <ul className={tileColumns.list}>
            {modesIn(section).map((mode) => (
              <li key={mode.id} className={tileColumns.item}>
                <ModeTile mode={mode} isLocked={isLocked(mode)} onClick={() => start(mode)} />
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </div>
  )
}

function ModeTile({ mode, isLocked, onClick }: { mode: Mode; isLocked: boolean; onClick: () => void }) {
  const Icon = modeIcons[mode.path]
  return (
    <Tile
      title={mode.title}
      isLocked={isLocked}
      onClick={onClick}
      note={mode.description}
      icon={<Icon aria-hidden className="size-6 text-primary" strokeWidth={1.75} />}
    />
  )
}
