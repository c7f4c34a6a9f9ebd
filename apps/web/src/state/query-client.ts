import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing } from '../api/errors'
import { isOutdated } from './kept-answers'

const minuteMs = 60_000

/** What came from the server, kept as long as the specification says (§7); loaded only with the pages that use it. */
export const queryClient = new QueryClient({
  // the page that asked shows what to do about it; here it is only logged (spec §8)
  queryCache: new QueryCache({ onError: (failure) => console.warn('Could not be loaded', failure) }),
  defaultOptions: {
    queries: {
      staleTime: ({ queryHash }) => (isOutdated(queryHash) ? 0 : 5 * minuteMs),
      gcTime: 10 * minuteMs,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      retry: (failures, failure) => failures < 1 && isPassing(failure),
      // comparing ten thousand rows with what they were takes longer than drawing the few on screen
      structuralSharing: false,
      // without a network a call fails at once and the page says so, instead of waiting for one
      networkMode: 'always',
    },
  },
})
