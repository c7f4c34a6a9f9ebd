import { useNavigate } from '@tanstack/react-router'
import type { Missing } from '@verbena/core/games/frame/engine'
import { describeMissing } from '@verbena/core/games/frame/missing'
import { paths } from '../../lib/paths'
import { Button } from '../../ui/button'
import { EmptyState } from '../empty-state'

/** A game that cannot begin says what it lacks, and where more of it is. */
export function MissingWords({ title, missing }: { title: string; missing: Missing }) {
  const navigate = useNavigate()
  return (
    <div className="m-auto">
      <EmptyState title="Not enough words yet" text={describeMissing(title, missing)}>
        <Button onClick={() => void navigate(paths.feed())}>Read some words</Button>
      </EmptyState>
    </div>
  )
}
