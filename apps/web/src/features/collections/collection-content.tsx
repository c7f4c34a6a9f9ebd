import { useNavigate } from '@tanstack/react-router'
import type { CollectionRow } from '@verbena/core/collections/collection'
import { Dumbbell, Pencil, Play, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CollectionDialog } from '../../components/collection-dialog'
import { collectionPrefix, paths } from '../../lib/paths'
import { changeCollection } from '../../state/collections'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { toast } from '../../ui/toast'
import { AddWordsDialog } from './add-words-dialog'
import { CollectionWordList } from './collection-word-list'
import { countedWords } from './counted-words'
import { DeleteCollectionDialog } from './delete-collection-dialog'

/** What a collection is called, what it is for, what it holds, and what can be done with it. */
export function CollectionContent({ userId, collection }: { userId: string; collection: CollectionRow }) {
  const [open, setOpen] = useState<'add' | 'edit' | 'delete' | null>(null)
  const navigate = useNavigate()
  const { id, name, description, word_count } = collection
  const close = () => setOpen(null)

  return (
    <article aria-label={name} className="grid animate-fade grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-1.5">
        <h1 className="font-display text-4xl tracking-tight text-balance [overflow-wrap:anywhere]">{name}</h1>
        {description && <p className="text-pretty text-muted [overflow-wrap:anywhere]">{description}</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-sm text-muted">{countedWords(word_count)}</p>
          <span className="-mr-2 flex">
            <IconButton icon={Pencil} label="Edit collection" onClick={() => setOpen('edit')} />
            <IconButton icon={Trash2} label="Delete collection" onClick={() => setOpen('delete')} />
          </span>
        </div>
        <div className="flex flex-wrap gap-3 pt-1">
          {word_count > 0 && (
            <Button className="flex-1 px-[16px]" onClick={() => void navigate(paths.collectionFeed(id))}>
              <Play aria-hidden className="size-4.5" strokeWidth={2} />
              Practise
            </Button>
          )}
          {word_count > 0 && (
            <Button className="flex-1 px-[16px]" kind="outline" onClick={() => void navigate(paths.practiceOf(`${collectionPrefix}${id}`))}>
              <Dumbbell aria-hidden className="size-4.5" strokeWidth={2} />
              Games
            </Button>
          )}
          <Button className="flex-1 px-[16px]" kind={word_count > 0 ? 'outline' : 'primary'} onClick={() => setOpen('add')}>
            <Plus aria-hidden className="size-5" strokeWidth={2} />
            Add words
          </Button>
        </div>
      </div>
      <CollectionWordList userId={userId} collectionId={id} />
      {open === 'add' && <AddWordsDialog userId={userId} collectionId={id} onClosed={close} />}
      {open === 'edit' && (
        <CollectionDialog
          title="Edit collection"
          submitLabel="Save changes"
          initial={collection}
          failure="Failed to change collection"
          save={async (form) => {
            await changeCollection(userId, collection, form)
            toast('Collection changed')
          }}
          onClosed={close}
        />
      )}
      {open === 'delete' && (
        <DeleteCollectionDialog
          userId={userId}
          collection={collection}
          onClosed={close}
          onDeleted={() => void navigate({ ...paths.collections(), replace: true })}
        />
      )}
    </article>
  )
}
