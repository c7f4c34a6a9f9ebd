import type { CollectionWordRow } from '@verbena/core/collections/collection'
import { toWord, wordIdToCustomWordId } from '@verbena/core/custom-words/custom-word'
import type { Word } from '@verbena/core/words/word'
import { useDeferredValue, useMemo, useState } from 'react'
import { ApiFailure } from '../../api/errors'
import { addToCollection, removeFromCollection, useCollectionWords } from '../../state/collection-words'
import { useCustomWords } from '../../state/custom-words'
import { useLibrary } from '../../state/use-library'
import { CheckRow } from '../../ui/check-row'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { toastError } from '../../ui/toast'
import { findWords } from './find-words'

type AddWordsDialogProps = { userId: string; collectionId: string; onClosed: () => void }

const mostShown = 30

/** Finds words in the library and among the own ones; a tick puts a word into the collection, or takes it out. */
export function AddWordsDialog({ userId, collectionId, onClosed }: AddWordsDialogProps) {
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const library = useLibrary()
  const { data: ownRows } = useCustomWords(userId)
  const { data: rows } = useCollectionWords(userId, collectionId)
  const words = useMemo(
    () => [...(ownRows ?? []).map(toWord), ...(library.status === 'ready' ? library.words.values() : [])],
    [ownRows, library],
  )
  const found = useMemo(() => findWords(words, wanted, mostShown), [words, wanted])
  const held = useMemo(() => new Map(rows?.map((row) => [row.word_id, row])), [rows])
  const isNothingFound = wanted.trim() !== '' && found.length === 0 && library.status === 'ready'

  function add(word: Word) {
    const ownId = wordIdToCustomWordId(word.id)
    const row: CollectionWordRow = {
      word_id: word.id,
      added_at: new Date().toISOString(),
      custom_word: ownRows?.find(({ id }) => id === ownId) ?? null,
    }
    addToCollection(userId, collectionId, row).catch((failure: unknown) => {
      const isFull = failure instanceof ApiFailure && failure.code === 'limit_reached'
      toastError('Error', isFull ? failure.message : 'Failed to add the word. Please try again.')
    })
  }

  function remove(row: CollectionWordRow) {
    removeFromCollection(userId, collectionId, row).catch(() => toastError('Error', 'Failed to remove the word. Please try again.'))
  }

  return (
    <Dialog title="Add words" onClosed={onClosed}>
      <div className="grid h-[60dvh] grid-cols-1 grid-rows-[auto_1fr] gap-3">
        <TextField
          label="Search all words"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="Word or meaning"
        />
        <div className="min-h-0 overflow-y-auto">
          <p role="status" className={isNothingFound ? 'py-8 text-center text-muted [overflow-wrap:anywhere]' : 'sr-only'}>
            {isNothingFound && `No words found matching "${wanted.trim()}"`}
          </p>
          <ul className="grid grid-cols-1">
            {found.map((word) => {
              const row = held.get(word.id)
              return (
                <li key={word.id}>
                  <CheckRow
                    title={word.word}
                    text={word.definition}
                    isChecked={row !== undefined}
                    onChange={(isIn) => (isIn ? add(word) : row && remove(row))}
                  />
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}
