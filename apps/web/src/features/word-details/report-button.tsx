import type { Word } from '@verbena/core/words/word'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button'

const ReportDialog = lazy(() => import('./report-dialog'))

/** Opens the form in which a learner says what is wrong with an entry. */
export function ReportButton({ word }: { word: Word }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" className="-mt-6 justify-self-center" onClick={() => setIsOpen(true)}>
        <Flag aria-hidden className="size-4.5" strokeWidth={1.75} />
        Something wrong here?
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog word={word} onClosed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
