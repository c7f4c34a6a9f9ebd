import type { CustomWordRow } from '@verbena/core/custom-words/custom-word'
import { Download, Search } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { tellNotSaved } from '../../components/tell-saved'
import { saveTextFile } from '../../device/save-file'
import { useGrowingLimit } from '../../lib/use-growing-limit'
import { removeCustomWord, restoreCustomWord } from '../../state/custom-words'
import { Button } from '../../ui/button'
import { toast, toastError } from '../../ui/toast'
import { EditWordDialog } from './edit-word-dialog'
import { OwnWordEntry } from './own-word-entry'
import { searchRows } from './search-rows'
import { wordsAsCsv } from './words-as-csv'

type OwnWordListProps = { userId: string; words: readonly CustomWordRow[]; isComplete: boolean; canEdit: boolean }

/** Fewer words than this are seen at a glance. */
const fewestToSearch = 6

/** A person's own words, the newest first, to search, edit and delete. */
export function OwnWordList({ userId, words, isComplete, canEdit }: OwnWordListProps) {
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const found = useMemo(() => searchRows(words, wanted), [words, wanted])
  const { limit, more, sentinel } = useGrowingLimit()
  const [edited, setEdited] = useState<CustomWordRow | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  function remove(word: CustomWordRow) {
    // the button that was pressed goes with its word: keys go on from the top of the list
    heading.current?.focus()
    const removal = removeCustomWord(userId, word)
    removal.catch(() => toastError('Error', 'Failed to delete custom word. Please try again.'))
    toast('Word deleted', { text: word.word, action: { label: 'Undo', onClick: () => void undo(removal, word) } })
  }

  async function undo(removal: Promise<void>, word: CustomWordRow) {
    const isGone = await removal.then(
      () => true,
      () => false, // it was never deleted, which was told already
    )
    if (!isGone) return
    restoreCustomWord(userId, word).catch(() => toastError('Error', 'Failed to bring the word back. Please try again.'))
  }

  async function exportAll() {
    if (!(await saveTextFile('own-words.csv', wordsAsCsv(words), 'text/csv'))) tellNotSaved()
  }

  return (
    <section aria-labelledby="own-words" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id="own-words" ref={heading} tabIndex={-1} className="text-sm font-semibold text-muted outline-none">
          {isComplete ? counted(words.length) : `${counted(words.length)} so far …`}
        </h3>
        {isComplete && (
          <Button kind="quiet" className="-mr-3" onClick={() => void exportAll()}>
            <Download aria-hidden className="size-4.5" strokeWidth={1.75} />
            Export
          </Button>
        )}
      </div>
      {words.length >= fewestToSearch && (
        <div className="relative">
          <Search aria-hidden className="absolute top-3.5 left-4 size-5 text-muted" strokeWidth={1.75} />
          <input
            type="search"
            aria-label="Search your words"
            placeholder="Search your words"
            maxLength={100}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="min-h-12 w-full rounded-full border border-hairline bg-background pr-4 pl-12 outline-none placeholder:text-muted focus-visible:border-primary focus-visible:ring-2 focus-visible:ring-primary/35"
          />
        </div>
      )}
      <p role="status" className={found.length === 0 ? 'py-8 text-center text-muted [overflow-wrap:anywhere]' : 'sr-only'}>
        {found.length === 0 && `No words found matching "${wanted.trim()}"`}
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {found.slice(0, limit).map((word) => (
          <OwnWordEntry key={word.id} word={word} onEdit={canEdit ? () => setEdited(word) : undefined} onDelete={() => remove(word)} />
        ))}
      </ul>
      {found.length > limit && (
        <div ref={sentinel} className="grid">
          <Button kind="quiet" onClick={more}>
            Show more words
          </Button>
        </div>
      )}
      {edited && <EditWordDialog userId={userId} word={edited} onClosed={() => setEdited(null)} />}
    </section>
  )
}

function counted(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}`
}
