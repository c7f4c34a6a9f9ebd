import { Outlet, useRouterState } from '@tanstack/react-router'
import { productName } from '@verbena/core/base/product'
import { useEffect } from 'react'
import { onStorageTrouble } from '../state/learner/learner-store'
import { useTheme } from '../state/theme'
import { toastError } from '../ui/toast'
import { Overlays } from './overlays'
import { Toasts } from './toasts'

const titles: Record<string, string> = {
  '/auth': 'Sign in',
  '/onboarding': 'Welcome',
  '/categories': 'Words',
  '/word-details': 'Word details',
  '/review': 'Review',
  '/your-data': 'Your data',
  '/placement': 'Find my level',
}

const storageMessages = {
  'set-aside': { title: 'Some saved data could not be read', text: 'It was kept aside, and everything readable is here.' },
  'not-saved': {
    title: 'Changes cannot be saved on this device',
    text: 'Storage is full or turned off. They last until you close the app.',
  },
}

export function Root() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  useTheme()

  useEffect(() => {
    const title = path.startsWith('/collection/') ? 'Collection' : titles[path]
    document.title = title ? `${title} · ${productName}` : productName
  }, [path])

  useEffect(() => {
    onStorageTrouble((trouble) => toastError(storageMessages[trouble].title, storageMessages[trouble].text))
  }, [])

  return (
    <>
      <Outlet />
      <Overlays />
      <Toasts />
    </>
  )
}
