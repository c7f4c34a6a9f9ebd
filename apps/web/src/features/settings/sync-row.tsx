import { useQuery } from '@tanstack/react-query'
import type { User } from '@verbena/core/account/session'
import { RefreshCw } from 'lucide-react'
import { queryClient } from '../../state/query-client'
import { hasToldEverything } from '../../state/sync/change-owner'
import { useFullAccount } from '../../state/sync/full-account'
import { RowButton } from '../../ui/row-button'

/** Whether the account has what is on this device; looked at when it comes on screen, and again when it is pressed. */
export function SyncRow({ user }: { user: User }) {
  const {
    data: hasAll,
    isFetching,
    refetch,
  } = useQuery({ queryKey: ['sync', user.id], queryFn: () => hasToldEverything(user), staleTime: 0, gcTime: 0 }, queryClient)
  const fullAccount = useFullAccount(({ sentence }) => sentence)
  return <RowButton icon={RefreshCw} title="Sync" text={textOf(isFetching, hasAll === true, fullAccount)} onClick={() => void refetch()} />
}

function textOf(isLooking: boolean, hasAll: boolean, fullAccount: string | null): string {
  if (isLooking) return 'Saving to your account…'
  if (hasAll) return 'Your account has everything from this device'
  return fullAccount ?? 'Some of what you learned here is not in your account yet. Connect and press to try again.'
}
