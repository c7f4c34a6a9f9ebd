import { useNavigate } from '@tanstack/react-router'
import { Crown } from 'lucide-react'
import { type FeedSearch, overlayState } from '../../lib/paths'
import { Group, RowList } from '../../ui/group'
import { RowButton } from '../../ui/row-button'
import { useCloseSheet } from '../../ui/sheet'

export function PremiumSettings() {
  const navigate = useNavigate()
  const closeThen = useCloseSheet()

  function manage() {
    const search = ({ settings: _closed, ...rest }: FeedSearch) => ({ ...rest, subscription: true as const })
    closeThen(() => void navigate({ to: '/categories', search, state: overlayState }))
  }

  return (
    <Group title="Premium">
      <RowList>
        <RowButton icon={Crown} title="Manage subscription" onClick={manage} />
      </RowList>
    </Group>
  )
}
