import { useNavigate } from '@tanstack/react-router'
import type { CollectionForm, CollectionRow, CollectionWordRow } from '@verbena/core/collections/collection'
import type { CustomWordRow } from '@verbena/core/custom-words/custom-word'
import type { WordId } from '@verbena/core/words/word'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ApiFailure, sentenceOf } from '../../api/errors'
import { CollectionDialog } from '../../components/collection-dialog'
import { paths } from '../../lib/paths'
import { addToCollection, removeFromCollection, useCollectionsWithWord } from '../../state/collection-words'
import { addCollection, useCollections } from '../../state/collections'
import { useUser } from '../../state/session/session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { DotsLoader } from '../../ui/dots-loader'
import { toast, toastError } from '../../ui/toast'
import { CollectionChoices } from './collection-choices'

type CollectionPickerProps = { wordId: WordId; own: CustomWordRow | null; onClosed: () => void }

/** The person's collections: a tick puts the word in, and a new one can be made for it. */
export default function CollectionPicker(props: CollectionPickerProps) {
  const user = useUser()
  const navigate = useNavigate()
  return (
    <Dialog title="Add to a collection" onClosed={props.onClosed}>
      {user === null ? (
        <div className="grid gap-4">
          <p className="text-muted">Please sign in to create and manage collections</p>
          <Button onClick={() => void navigate(paths.auth())}>Sign in</Button>
        </div>
      ) : (
        <Picker userId={user.id} {...props} />
      )}
    </Dialog>
  )
}

function Picker({ userId, wordId, own }: CollectionPickerProps & { userId: string }) {
  const collections = useCollections(userId)
  const holding = useCollectionsWithWord(userId, wordId)
  const [isCreating, setIsCreating] = useState(false)
  const error = collections.error ?? holding.error
  const rowNow = (): CollectionWordRow => ({ word_id: wordId, added_at: new Date().toISOString(), custom_word: own })

  function change({ id }: CollectionRow, isIn: boolean) {
    const changed = isIn ? addToCollection(userId, id, rowNow()) : removeFromCollection(userId, id, rowNow())
    changed.catch((failure: unknown) => toastError('Error', troubleOf(failure)))
  }

  async function create(form: CollectionForm, id: string) {
    await addCollection(userId, { ...form, id })
    toast('Collection created successfully')
    addToCollection(userId, id, rowNow()).catch((failure: unknown) => toastError('Error', troubleOf(failure)))
  }

  if (error) {
    return (
      <div className="grid gap-4">
        <p className="text-muted">{sentenceOf(error)}</p>
        <Button onClick={() => void Promise.all([collections.refetch(), holding.refetch()])}>Try again</Button>
      </div>
    )
  }
  if (!collections.data || !holding.data) return <DotsLoader className="h-40" />
  return (
    <div className="grid grid-cols-1 gap-4">
      {collections.data.length === 0 && <p className="text-muted">You have no collections yet. Make the first one for this word.</p>}
      <CollectionChoices collections={collections.data} chosen={holding.data} onChange={change} />
      <Button kind="outline" isWide onClick={() => setIsCreating(true)}>
        <Plus aria-hidden className="size-5" strokeWidth={2} />
        New collection
      </Button>
      {isCreating && (
        <CollectionDialog
          title="New collection"
          submitLabel="Create collection"
          failure="Failed to create collection"
          save={create}
          onClosed={() => setIsCreating(false)}
        />
      )}
    </div>
  )
}

function troubleOf(failure: unknown): string {
  return failure instanceof ApiFailure && failure.code === 'limit_reached'
    ? failure.message
    : 'Failed to change the collection. Please try again.'
}
