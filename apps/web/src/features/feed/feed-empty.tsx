import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '../../components/empty-state'
import { collectionPrefix, overlayState } from '../../lib/paths'
import { Button } from '../../ui/button'

/** A feed without a word: what was asked for, and the way to some. */
export default function FeedEmpty({ category }: { category: string | undefined }) {
  const navigate = useNavigate({ from: '/categories' })
  return (
    <div className="grid h-full place-content-center">
      {category === undefined ? (
        <EmptyState title="No words available" text="Adjust your categories in settings">
          <Button onClick={() => void navigate({ search: (search) => ({ ...search, settings: true }), state: overlayState })}>
            Go to Settings
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          title={`No words in ${category.startsWith(collectionPrefix) ? 'this collection' : category}`}
          text="Try a different category or go back to all words"
        >
          <Button onClick={() => void navigate({ search: {} })}>Back to all words</Button>
        </EmptyState>
      )}
    </div>
  )
}
