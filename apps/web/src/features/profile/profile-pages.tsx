import { lazy, Suspense, useState } from 'react'
import { DotsLoader } from '../../ui/dots-loader'
import { Sheet } from '../../ui/sheet'
import { ComingPage } from './coming-page'
import { profilePages, useProfilePage } from './use-profile-page'

const HistoryPage = lazy(() => import('./history/history-page'))

/** The sheet inside the profile that the address asks for. */
export function ProfilePages() {
  const { wanted, close } = useProfilePage()
  const [shown, setShown] = useState(wanted)

  if (wanted !== null && wanted !== shown) setShown(wanted)
  if (shown === null) return null

  return (
    <Sheet title={profilePages[shown]} isNested isOpen={wanted === shown} onCloseRequest={close} onClosed={() => setShown(null)}>
      <Suspense fallback={<DotsLoader className="h-60" />}>{shown === 'history' ? <HistoryPage /> : <ComingPage page={shown} />}</Suspense>
    </Sheet>
  )
}
