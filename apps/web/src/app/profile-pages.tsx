import { type ComponentType, lazy, Suspense, useState } from 'react'
import { type ProfilePage, profilePages, useProfilePage } from '../features/profile/use-profile-page'
import { DotsLoader } from '../ui/dots-loader'
import { Sheet } from '../ui/sheet'
import { comingPage } from './coming-page'

/** What each sheet inside the profile shows; it is fetched when it is first opened. */
const contents = {
  'own-words': comingPage('This page is being built: soon you can add words of your own here.'),
  collections: comingPage('This page is being built: soon you can group words into lists here.'),
  history: lazy(() => import('../features/history/history-page')),
  reminders: comingPage('This page is being built: soon you can choose here when the app reminds you.'),
  themes: comingPage('This page is being built: soon you can choose here how the app looks.'),
  voices: comingPage('This page is being built: soon you can choose here who pronounces the words.'),
  widgets: comingPage('This page is being built: soon you can choose here what your home screen shows.'),
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
