import { useNavigate } from '@tanstack/react-router'
import type { CollectionRow } from '@verbena/core/collections/collection'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../api/errors'
import { CollectionDialog } from '../../components/collection-dialog'
import { EmptyState } from '../../components/empty-state'
import { OutdatedNote } from '../../components/outdated-note'
import { paths } from '../../lib/paths'
import { useGrowingLimit } from '../../lib/use-growing-limit'
import { addCollection, useAreCollectionsOutdated, useCollections } from '../../state/collections'
import { useUser } from '../../state/session/session'
import { Button } from '../../ui/button'
import { DotsLoader } from '../../ui/dots-loader'
import { useCloseSheet } from '../../ui/sheet'
import { toast, toastError } from '../../ui/toast'
import { CollectionEntry } from './collection-entry'
import { DeleteCollectionDialog } from './delete-collection-dialog'

/** Lists of words that a person keeps, the newest first. */
export default function CollectionsPage() {
  const user = useUser()
  return user === null ? <SignedOut /> : <Collections userId={user.id} />
}

function Collections({ userId }: { userId: string }) {
  const { data: collections, error, refetch } = useCollections(userId)
  const isOutdated = useAreCollectionsOutdated(userId)
  const [isCreating, setIsCreating] = useState(false)
  const [doomed, setDoomed] = useState<CollectionRow | null>(null)
  const { limit, more, sentinel } = useGrowingLimit()
  const createButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (error) toastError('Error', 'Failed to load collections')
  }, [error])

  function onDeleteClosed() {
    setDoomed(null)
    createButton.current?.focus() // the button that opened it may be gone
  }

  return (
    <div className="grid grid-cols-1 gap-4 pt-1">
      {collections && (
        <Button ref={createButton} isWide onClick={() => setIsCreating(true)}>
          <Plus aria-hidden className="size-5" strokeWidth={2} />
          New collection
        </Button>
      )}
      {collections && isOutdated && <OutdatedNote />}
      {collections?.length === 0 && (
        <EmptyState title="No collections yet" text="Group words you want to keep together: a book, a trip, an exam." />
      )}
      <ul className="grid grid-cols-1 gap-2">
        {collections?.slice(0, limit).map((collection) => (
          <CollectionEntry key={collection.id} collection={collection} onDelete={() => setDoomed(collection)} />
        ))}
      </ul>
      {collections && collections.length > limit && (
        <div ref={sentinel} className="grid">
          <Button kind="quiet" onClick={more}>
            Show more collections
          </Button>
        </div>
      )}
      {error && (
        <EmptyState title="Your collections could not be loaded" text={sentenceOf(error)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </EmptyState>
      )}
      {!collections && !error && <DotsLoader className="h-40" />}
      {isCreating && (
        <CollectionDialog
          title="New collection"
          submitLabel="Create collection"
          failure="Failed to create collection"
          save={async (form, id) => {
            await addCollection(userId, { ...form, id })
            toast('Collection created successfully')
          }}
          onClosed={() => setIsCreating(false)}
        />
      )}
      {doomed && <DeleteCollectionDialog userId={userId} collection={doomed} onClosed={onDeleteClosed} />}
    </div>
  )
}

function SignedOut() {
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  return (
    <EmptyState title="Collections of words" text="Please sign in to create and manage collections">
      <Button onClick={() => closeThen(() => void navigate(paths.auth()))}>Sign in</Button>
    </EmptyState>
  )
}
