import type { CollectionRow } from '@verbena/core/collections/collection'
import { removeCollection, restoreCollection } from '../../state/collections'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { toast, toastError } from '../../ui/toast'

type DeleteCollectionDialogProps = { userId: string; collection: CollectionRow; onClosed: () => void; onDeleted?: () => void }

/** Asks before a collection goes (spec §7); even then it can be brought back for a few seconds. */
export function DeleteCollectionDialog({ userId, collection, onClosed, onDeleted }: DeleteCollectionDialogProps) {
  function remove() {
    onClosed()
    onDeleted?.()
    removeCollection(userId, collection).then(
      () => toast('Collection deleted successfully', { action: { label: 'Undo', onClick: undo } }),
      () => toastError('Error', 'Failed to delete collection'),
    )
  }

  function undo() {
    restoreCollection(userId, collection).catch(() => toastError('Error', 'Failed to bring the collection back. Please try again.'))
  }

  return (
    <Dialog title="Delete collection" onClosed={onClosed}>
      <div className="grid grid-cols-1 gap-5">
        <p>Are you sure you want to delete this collection?</p>
        <p className="font-display text-xl [overflow-wrap:anywhere]">{collection.name}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="outline" onClick={onClosed}>
            Cancel
          </Button>
          <Button kind="danger" onClick={remove}>
            Delete
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
