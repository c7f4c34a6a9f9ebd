import type { CustomWordRow } from '@verbena/core/custom-words/custom-word'
import type { Word } from '@verbena/core/words/word'
import { Library } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button'

const CollectionPicker = lazy(() => import('./collection-picker'))

/** Opens the list of collections that the word can be put into. */
export function CollectionButton({ word, own }: { word: Word; own: CustomWordRow | null }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="outline" isWide onClick={() => setIsOpen(true)}>
        <Library aria-hidden className="size-5" strokeWidth={1.75} />
        Add to a collection
      </Button>
      {isOpen && (
        <Suspense>
          <CollectionPicker wordId={word.id} own={own} onClosed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
