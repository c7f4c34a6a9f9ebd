import { readBackup, writeBackup } from '@verbena/core/backup/backup-file'
import { emptyCopy, mergeCopies } from '@verbena/core/sync/copy'
import { FileUp, UserRound } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { sentenceOf } from '../../api/errors'
import { fetchAccountData } from '../../state/account'
import { useUser } from '../../state/session/session'
import { Group, RowList } from '../../ui/group'
import { RowButton } from '../../ui/row-button'
import { type Change, ChangeDialog } from './change-dialog'
import { readChosenFile } from './read-chosen-file'

/** A file or the account, read whole and shown before anything changes. */
export function BringBack({ onDone }: { onDone: () => void }) {
  const isSignedIn = useUser() !== null
  const input = useRef<HTMLInputElement>(null)
  const [change, setChange] = useState<Change | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function look(text: string, title: string) {
    const now = new Date()
    const answer = readBackup(text, now.getTime())
    if ('problem' in answer) return setProblem(answer.problem)
    const { copy, unread, ownWords } = answer.backup
    setProblem(null)
    setChange({ title, action: 'Import', rule: (current) => mergeCopies(current, copy), notes: notesOf(unread, ownWords) })
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget
    const file = field.files?.[0]
    if (!file) return
    const read = await readChosenFile(file)
    field.value = '' // the same file may be chosen again
    if ('problem' in read) setProblem(read.problem)
    else look(read.text, 'Import this file')
  }

  async function askAccount() {
    try {
      const account = await fetchAccountData()
      look(writeBackup(emptyCopy(), { learner: account.learner }, new Date()), 'Import from your account')
    } catch (failure) {
      setProblem(sentenceOf(failure))
    }
  }

  return (
    <Group title="Bring it back" level={2}>
      <RowList>
        <RowButton icon={FileUp} title="Import a file" text="One you saved with “Export my data”" onClick={() => input.current?.click()} />
        {isSignedIn && (
          <RowButton
            icon={UserRound}
            title="Import from my account"
            text="What other devices have sent there"
            onClick={() => void askAccount()}
          />
        )}
      </RowList>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="File to import"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void choose(event)}
      />
      {problem && (
        <p role="alert" className="text-danger text-pretty">
          {problem} Nothing was changed.
        </p>
      )}
      {change && <ChangeDialog change={change} onDone={onDone} onClosed={() => setChange(null)} />}
    </Group>
  )
}

function notesOf(unread: number, ownWords: number): string[] {
  return [
    ...(unread > 0
      ? [unread === 1 ? 'One entry cannot be read and is left out.' : `${unread} entries cannot be read and are left out.`]
      : []),
    ...(ownWords > 0 ? ['Own words and collections belong to an account and are not imported here.'] : []),
  ]
}
