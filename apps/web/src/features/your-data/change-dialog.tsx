import { useEffect, useState } from 'react'
import { bringIn, type CopyRule, previewOf } from '../../state/safekeeping/bring-in'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { DotsLoader } from '../../ui/dots-loader'
import { toast, toastError } from '../../ui/toast'

/** Something about to change what the learner has. */
export type Change = { title: string; action: string; rule: CopyRule; notes: readonly string[] }

type ChangeDialogProps = { change: Change; onDone: () => void; onClosed: () => void }

/** Shows what a copy would change, and lets it when the learner agrees. */
export function ChangeDialog({ change, onDone, onClosed }: ChangeDialogProps) {
  const [lines, setLines] = useState<string[] | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    let isWanted = true
    previewOf(change.rule).then((read) => isWanted && setLines(read))
    return () => {
      isWanted = false
    }
  }, [change])

  async function agree() {
    if (isBusy) return
    setIsBusy(true)
    try {
      await bringIn(change.rule)
      toast('Your words are here', { text: 'Everything you had before stayed too' })
      onDone()
      onClosed()
    } catch {
      toastError('Nothing was changed', 'Your browser has no room for it, or keeps no data here. Free some space and try again.')
      setIsBusy(false)
    }
  }

  return (
    <Dialog title={change.title} onClosed={onClosed}>
      {lines === null ? (
        <DotsLoader className="h-32" />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          {lines.length === 0 ? (
            <p className="text-pretty">Everything in it is here already.</p>
          ) : (
            <ul className="divide-y divide-hairline rounded-card border border-hairline">
              {lines.map((line) => (
                <li key={line} className="px-4 py-2.5 tabular-nums">
                  {line}
                </li>
              ))}
            </ul>
          )}
          {change.notes.map((note) => (
            <p key={note} className="text-sm text-muted text-pretty">
              {note}
            </p>
          ))}
          {lines.length > 0 && (
            <Button isWide disabled={isBusy} onClick={() => void agree()}>
              {change.action}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
