import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Fit } from '@verbena/core/games/frame/fit'
import { describeFit, describeMissing } from '@verbena/core/games/frame/missing'
import { canPlay } from '@verbena/core/practice/can-play'
import { type Mode, modeSections, modesIn } from '@verbena/core/practice/modes'
import { accessOf, canOpenCategory } from '@verbena/core/subscription/entitlements'
import { offerFor } from '@verbena/core/subscription/offer'
import type { Plan } from '@verbena/core/subscription/plan'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { type FeedSearch, isOnServer, overlayState, paths } from '../../lib/paths'
import { useSales } from '../../state/sales'
import { useUser } from '../../state/session/session'
import { Group } from '../../ui/group'
import { useCloseSheet } from '../../ui/sheet'
import { Tile } from '../../ui/tile'
import { tileColumns } from '../../ui/tile-columns'
import type { Games } from './games'
import { QuizEntry } from './quiz-entry'
import { ReviewEntry } from './review-entry'
import { useFits } from './use-fits'
import { WordsFrom } from './words-from'

/** The offer, the quiz to try, and every mode under its heading. */
export function PracticeModes({ plan, games }: { plan: Plan | null; games: Games }) {
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  const isSignedIn = useUser() !== null
  const access = accessOf(isSignedIn, plan)
  const { category: named } = useSearch({ from: '/categories' })
  const isOpen = named !== undefined && canOpenCategory(plan, named) && (isSignedIn || !isOnServer(named))
  const [isOfCategory, setIsOfCategory] = useState(true)
  const category = isOpen && isOfCategory ? named : undefined
  const fits = useFits(category, games.loadEngine)
  const offer = offerFor(plan, useSales().prices)
  const isLocked = (mode: Mode) => !canPlay(access, mode)

  function openOffer() {
    void navigate({ to: '/categories', search: (search: FeedSearch) => ({ ...search, subscription: true as const }), state: overlayState })
  }

  function start(mode: Mode) {
    if (isLocked(mode)) openOffer()
    else closeThen(() => void navigate(paths.game(mode.path, category === undefined ? {} : { category })))
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

      {isOpen && <WordsFrom category={named} isOfCategory={isOfCategory} onChange={setIsOfCategory} />}

      <QuizEntry category={category} />

      <ReviewEntry />

      {modeSections.map((section) => (
        <Group key={section} title={section}>
          <ul className={tileColumns.list}>
            {modesIn(section).map((mode) => (
              <li key={mode.id} className={tileColumns.item}>
                <ModeTile
                  mode={mode}
                  icon={games.iconOf(mode.id)}
                  fit={fits?.get(mode.id)}
                  isLocked={isLocked(mode)}
                  onClick={() => start(mode)}
                />
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </div>
  )
}

type ModeTileProps = { mode: Mode; icon: LucideIcon | undefined; fit: Fit | undefined; isLocked: boolean; onClick: () => void }

function ModeTile({ mode, icon: Icon, fit, isLocked, onClick }: ModeTileProps) {
  return (
    <Tile
      title={mode.title}
      isLocked={isLocked}
      isOut={fit?.plays === 'not'}
      onClick={onClick}
      note={(fit && fitText(fit)) || mode.description}
      icon={Icon && <Icon aria-hidden className="size-6 text-primary" strokeWidth={1.75} />}
    />
  )
}

function fitText(fit: Fit): string {
  return fit.plays === 'not' ? describeMissing('It', fit.missing) : describeFit(fit)
}
