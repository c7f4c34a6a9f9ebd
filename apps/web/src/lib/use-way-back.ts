import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { paths } from './paths'

/** Leads back to where the reader came from, or on to somewhere else for whoever came by an address. */
export function useWayBack(elsewhere: ReturnType<typeof paths.feed | typeof paths.collections> = paths.feed()): () => void {
  const canGoBack = useCanGoBack()
  const router = useRouter()
  const navigate = useNavigate()
  return () => {
    if (canGoBack) router.history.back()
    else void navigate(elsewhere)
  }
}
