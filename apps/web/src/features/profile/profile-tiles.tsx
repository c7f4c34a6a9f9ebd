import { useNavigate } from '@tanstack/react-router'
import { accessOf, canOpen } from '@verbena/core/subscription/entitlements'
import type { Plan } from '@verbena/core/subscription/plan'
import {
  AudioLines,
  Bell,
  Bookmark,
  Heart,
  History,
  LayoutGrid,
  Library,
  type LucideIcon,
  Palette,
  PencilLine,
  Settings,
} from 'lucide-react'
import { type FeedSearch, overlayState, paths } from '../../lib/paths'
import { useCustomWordCount } from '../../state/custom-words'
import { useUser } from '../../state/session/session'
import { useCloseSheet } from '../../ui/sheet'
import { Tile } from '../../ui/tile'
import { tileColumns } from '../../ui/tile-columns'
import { useProfilePage } from './use-profile-page'

/** The doors to what is the learner's own, and to the settings. */
export function ProfileTiles({ plan }: { plan: Plan | null }) {
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  const { open } = useProfilePage()
  const user = useUser()
  const mayAdd = canOpen(accessOf(user !== null, plan), 'own-words')
  // what someone added while they subscribed stays theirs to read
  const hasOwnWords = useCustomWordCount(mayAdd ? undefined : user?.id) > 0 || mayAdd

  function openFlag(flag: 'subscription' | 'settings') {
    void navigate({ to: '/categories', search: (search: FeedSearch) => ({ ...search, [flag]: true as const }), state: overlayState })
  }
  function openCategory(category: string) {
    closeThen(() => void navigate(paths.category(category)))
  }

  return (
    <div className="@container">
      <ul className={tileColumns.list}>
        <ProfileTile icon={Heart} title="Favorites" onClick={() => openCategory('Favorites')} />
        <ProfileTile icon={Bookmark} title="Saved Words" onClick={() => openCategory('Saved Words')} />
        <ProfileTile
          icon={PencilLine}
          title="Your own words"
          isLocked={!hasOwnWords}
          onClick={() => (hasOwnWords ? open('own-words') : openFlag('subscription'))}
        />
        <ProfileTile icon={Library} title="Collections" onClick={() => open('collections')} />
        <ProfileTile icon={History} title="History" onClick={() => open('history')} />
        <ProfileTile icon={Bell} title="Reminders" onClick={() => open('reminders')} />
        <ProfileTile icon={Palette} title="Themes" onClick={() => open('themes')} />
        <ProfileTile icon={AudioLines} title="Voices" onClick={() => open('voices')} />
        <ProfileTile icon={LayoutGrid} title="Widgets" onClick={() => open('widgets')} />
        <ProfileTile icon={Settings} title="Settings" onClick={() => openFlag('settings')} />
      </ul>
    </div>
  )
}

type ProfileTileProps = { icon: LucideIcon; title: string; isLocked?: boolean; onClick: () => void }

function ProfileTile({ icon: Icon, ...tile }: ProfileTileProps) {
  return (
    <li className={tileColumns.item}>
      <Tile icon={<Icon aria-hidden className="size-6 text-primary" strokeWidth={1.75} />} {...tile} />
    </li>
  )
}
