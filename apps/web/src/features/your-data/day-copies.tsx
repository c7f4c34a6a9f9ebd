import { restoreCopy } from '@verbena/core/backup/restore'
import type { Day } from '@verbena/core/base/day'
import { markedWords } from '@verbena/core/learner/marks'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { DatedCopy } from '../../device/copies'
import { wholeCopy } from '../../state/safekeeping/copies'
import { DotsLoader } from '../../ui/dots-loader'
import { Group, RowList } from '../../ui/group'
import { RowButton } from '../../ui/row-button'
import { toastError } from '../../ui/toast'
import { type Change, ChangeDialog } from './change-dialog'

/** The days one can go back to; the device keeps the last seven on which the app was open. */
export function DayCopies({ copies, onDone }: { copies: readonly DatedCopy[] | null; onDone: () => void }) {
  const [change, setChange] = useState<Change | null>(null)

  async function look(copy: DatedCopy) {
    try {
      const kept = await wholeCopy(copy)
      const at = Date.now()
      setChange({
        title: `Go back to ${dateText(copy.day)}`,
        action: 'Bring it back',
        rule: (current) => restoreCopy(current, kept, at),
        notes: ['Settings and marks of that day are set again. What you learned since stays.'],
      })
    } catch {
      toastError('This copy cannot be read', 'Choose another day, or import a file you saved.')
    }
  }

  return (
    <Group title="Copies on this device" level={2}>
      {copies === null && <DotsLoader className="h-20" />}
      {copies?.length === 0 && (
        <p className="text-sm text-muted text-pretty">
          There is none yet. One is made on each day you open the app; the last seven are kept.
        </p>
      )}
      {copies !== null && copies.length > 0 && (
        <RowList>
          {copies.map((copy) => (
            <RowButton key={copy.day} icon={History} title={dateText(copy.day)} text={contentText(copy)} onClick={() => void look(copy)} />
          ))}
        </RowList>
      )}
      {change && <ChangeDialog change={change} onDone={onDone} onClosed={() => setChange(null)} />}
    </Group>
  )
}

function contentText({ record, views, reviews }: DatedCopy): string {
  const favorites = markedWords(record, 'favorite').length
  return [counted(Object.keys(views).length, 'word', 'seen'), counted(favorites, 'favorite'), counted(reviews, 'answer')].join(', ')
}

function counted(count: number, name: string, did = ''): string {
  return [count.toLocaleString('en-US'), count === 1 ? name : `${name}s`, did].join(' ').trim()
}

function dateText(day: Day): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
}
