import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type FeedSearch, readFeedSearch } from '../../lib/paths'

/** The sheets inside the profile, each with its title. */
export const profilePages = {
  'own-words': 'Your Own Words',
  collections: 'Collections',
  history: 'History',
  reminders: 'Reminders',
  voices: 'Voices',
} as const
export type ProfilePage = keyof typeof profilePages

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which sheet inside the profile stands open: a step in the history, so that back closes it. */
    profilePage?: ProfilePage
  }
}

/** Which sheet inside the profile is wanted, and how one is opened and left. Collections have a flag of their own (spec §2). */
export function useProfilePage() {
  const location = useLocation()
  const router = useRouter()
  const navigate = useNavigate()
  const search = readFeedSearch(location.search)
  const stored = location.state.profilePage
  // an older version of the app may have left a page in the history that is no more
  const inHistory = stored !== undefined && Object.hasOwn(profilePages, stored) ? stored : null
  const isProfile = location.pathname === '/categories' && (search.profile === true || search.collections === true)
  const wanted = isProfile ? (search.collections ? 'collections' : inHistory) : null

  function open(page: ProfilePage) {
    const opened = page === 'collections' ? { collections: true as const } : {}
    void navigate({
      to: '/categories',
      search: (before: FeedSearch) => ({ ...before, profile: true as const, ...opened }),
      state: { isOverlay: true, profilePage: page },
    })
  }

  /** Back to the profile: over the step that opened the page, or by dropping the flag that the address came with. */
  function close() {
    if (inHistory !== null) router.history.back()
    else
      void navigate({
        to: '/categories',
        search: ({ collections: _left, ...rest }: FeedSearch) => ({ ...rest, profile: true as const }),
        state: (before) => before,
        replace: true,
      })
  }

  return { wanted, open, close }
}
