import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type FeedSearch, overlayState, readFeedSearch } from '../../lib/paths'

/** The sheets inside the profile, each with its title. */
export const profilePages = {
  'own-words': 'Your Own Words',
  collections: 'Collections',
  history: 'History',
  reminders: 'Reminders',
  themes: 'Themes',
  voices: 'Voices',
  widgets: 'Widgets',
} as const
export type ProfilePage = keyof typeof profilePages

/** Which sheet inside the profile is wanted, and how one is opened and left. Collections have a flag of their own (spec §2). */
export function useProfilePage() {
  const location = useLocation()
  const router = useRouter()
  const navigate = useNavigate()
  const search = readFeedSearch(location.search)
  const wanted = location.pathname === '/categories' ? wantedPage(search) : null

  function open(page: ProfilePage) {
    void navigate({
      to: '/categories',
      search: (before: FeedSearch) => ({ ...withoutPage(before), profile: true as const, ...flagsOf(page) }),
      state: overlayState,
    })
  }

  /** Back to the profile: over the step that opened the page, or by dropping what the address came with. */
  function close() {
    if (location.state.isOverlay) router.history.back()
    else
      void navigate({
        to: '/categories',
        search: (before: FeedSearch) => ({ ...withoutPage(before), profile: true as const }),
        replace: true,
      })
  }

  return { wanted, open, close }
}

function wantedPage({ profile, collections, page }: FeedSearch): ProfilePage | null {
  if (collections) return 'collections'
  if (!profile || page === undefined) return null
  return Object.hasOwn(profilePages, page) ? (page as ProfilePage) : null // an address can say anything
}

function flagsOf(page: ProfilePage): FeedSearch {
  return page === 'collections' ? { collections: true } : { page }
}

function withoutPage({ page: _page, collections: _collections, ...rest }: FeedSearch): FeedSearch {
  return rest
}
