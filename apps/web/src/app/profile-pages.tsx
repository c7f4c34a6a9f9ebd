import { type ComponentType, lazy, Suspense, useState } from 'react'
import { type ProfilePage, profilePages, useProfilePage } from '../features/profile/use-profile-page'
import { DotsLoader } from '../ui/dots-loader'
import { Sheet } from '../ui/sheet'

/** What each sheet inside the profile shows; it is fetched when it is first opened. */
const contents = {
  'own-words': lazy(() => import('../features/custom-words/custom-words-page')),
  collections: lazy(() => import('../features/collections/collections-page')),
  history: lazy(() => import('../features/history/history-page')),
  reminders: lazy(() => import('../features/reminders/reminders-page')),
  themes: lazy(() => import('../features/themes/themes-page')),
  voices: lazy(() => import('../features/voices/voices-page')),
  widgets: lazy(() => import('../features/widgets/widgets-page')),
} satisfies Record<ProfilePage, ComponentType>

/** The sheet inside the profile that the address asks for. */
export function ProfilePages() {
  const { wanted, close } = useProfilePage()
  const [shown, setShown] = useState(wanted)

  if (wanted !== null && wanted !== shown) setShown(wanted)
  if (shown === null) return null

  const Content = contents[shown]
  return (
    <Sheet title={profilePages[shown]} isNested isOpen={wanted === shown} onCloseRequest={close} onClosed={() => setShown(null)}>
      <Suspense fallback={<DotsLoader className="h-60" />}>
        <Content />
      </Suspense>
    </Sheet>
  )
}
