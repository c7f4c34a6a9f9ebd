import { useNavigate } from '@tanstack/react-router'
import type { Missing } from '@verbena/core/games/frame/engine'
import { describeMissing } from '@verbena/core/games/frame/missing'
import { type Mode, modes } from '@verbena/core/practice/modes'
import { collectionPrefix, paths } from '../../lib/paths'
import { Button } from '../../ui/button'
import { EmptyState } from '../empty-state'

type MissingWordsProps = { title: string; missing: Missing; mode: Mode['id']; category: string | undefined }

/** A game that cannot begin says what it lacks, and where more of it is. */
export function MissingWords({ title, missing, mode, category }: MissingWordsProps) {
  const navigate = useNavigate()
  const path = modes.find(({ id }) => id === mode)?.path
  return (
    <div className="m-auto">
      <EmptyState title="Not enough words yet" text={describeMissing(title, missing)}>
        {category === undefined ? (
          <Button onClick={() => void navigate(paths.feed())}>Read some words</Button>
        ) : (
          <>
            {category.startsWith(collectionPrefix) && (
              <Button onClick={() => void navigate(paths.collection(category.slice(collectionPrefix.length)))}>Add words</Button>
            )}
            {path && (
              <Button kind="outline" onClick={() => void navigate({ ...paths.game(path), replace: true })}>
                Play with all your words
              </Button>
            )}
          </>
        )}
      </EmptyState>
    </div>
  )
}
