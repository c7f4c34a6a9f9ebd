import type { CollectionWordRow } from '@verbena/core/collections/collection'
import { useRef } from 'react'
import { sentenceOf } from '../../api/errors'
import { EmptyState } from '../../components/empty-state'
import { OutdatedNote } from '../../components/outdated-note'
import { useGrowingLimit } from '../../lib/use-growing-limit'
import {
  addToCollection,
  removeFromCollection,
  useAreCollectionWordsOutdated,
  useCollectionWords,
  wordOfRow,
} from '../../state/collection-words'
import { useLibrary } from '../../state/use-library'
import { Button } from '../../ui/button'
import { DotsLoader } from '../../ui/dots-loader'
import { toast, toastError } from '../../ui/toast'
import { CollectionWordEntry } from './collection-word-entry'

/** The words of a collection, the newest first; each can be taken out, and put back for a few seconds. */
export function CollectionWordList({ userId, collectionId }: { userId: string; collectionId: string }) {
  const { data: rows, error, refetch } = useCollectionWords(userId, collectionId)
  const isOutdated = useAreCollectionWordsOutdated(userId, collectionId)
  const library = useLibrary()
  const { limit, more, sentinel } = useGrowingLimit()
  const list = useRef<HTMLUListElement>(null)

  function remove(row: CollectionWordRow, name: string) {
    list.current?.focus() // the button that was pressed goes with its word
    removeFromCollection(userId, collectionId, row).then(
      () => toast('Word removed', { text: name, action: { label: 'Undo', onClick: () => undo(row) } }),
      () => toastError('Error', 'Failed to remove the word. Please try again.'),
    )
  }

  function undo(row: CollectionWordRow) {
    addToCollection(userId, collectionId, row).catch(() => toastError('Error', 'Failed to bring the word back. Please try again.'))
  }

  if (!rows && error) {
    return (
      <EmptyState title="The words could not be loaded" text={sentenceOf(error)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </EmptyState>
    )
  }
  if (library.status === 'failed') {
    return (
      <EmptyState title="The words could not be loaded" text="Check your connection and try again.">
        <Button onClick={library.retry}>Try again</Button>
      </EmptyState>
    )
  }
  if (!rows || library.status === 'loading') return <DotsLoader className="h-40" />
  if (rows.length === 0) return <EmptyState title="No words here yet" text="Add words by search, or from the page of any word." />
  return (
    <div className="grid grid-cols-1 gap-3">
      {isOutdated && <OutdatedNote />}
      <ul ref={list} aria-label="Words" tabIndex={-1} className="grid grid-cols-1 gap-2 outline-none">
        {rows.slice(0, limit).map((row) => {
          const word = wordOfRow(row, library.words)
          return word && <CollectionWordEntry key={row.word_id} word={word} onRemove={() => remove(row, word.word)} />
        })}
      </ul>
      {rows.length > limit && (
        <div ref={sentinel} className="grid">
          <Button kind="quiet" onClick={more}>
            Show more words
          </Button>
        </div>
      )}
    </div>
  )
}
