import { type ReportReason, reportReasons } from '@verbena/core/learner/record'
import { reasonLabels, reportAddress } from '@verbena/core/learner/report-address'
import { noteLimit } from '@verbena/core/learner/reports'
import type { Word } from '@verbena/core/words/word'
import { type FormEvent, useState } from 'react'
import { reportTo } from '../../lib/build-settings'
import { reportWord } from '../../state/learner/use-learner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

/** What is wrong with an entry: kept in the learner's record at once, and offered as a message that is ready to send. */
export default function ReportDialog({ word, onClosed }: { word: Word; onClosed: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [address, setAddress] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason === null) return
    const report = reportWord({ wordId: word.id, reason, note })
    setAddress(reportAddress(word, report, reportTo))
  }

  if (address !== null) {
    return (
      <Dialog title="Thank you" onClosed={onClosed}>
        <div className="grid gap-4">
          <p className="text-muted">Your report is kept with your data. Send it too, and the entry can be put right for everyone.</p>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center justify-center rounded-full bg-primary px-6 font-semibold text-primary-foreground hover:brightness-108"
          >
            Send the report
          </a>
        </div>
      </Dialog>
    )
  }

  return (
    <Dialog title={`What is wrong with “${word.word}”?`} onClosed={onClosed}>
      <form onSubmit={submit} className="grid gap-4">
        <fieldset className="grid gap-1">
          <legend className="sr-only">What is wrong</legend>
          {reportReasons.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-3 rounded-2xl px-3 has-checked:bg-glow hover:bg-lift">
              <input
                type="radio"
                name="reason"
                checked={reason === each}
                onChange={() => setReason(each)}
                className="size-5 accent-primary"
              />
              {reasonLabels[each]}
            </label>
          ))}
        </fieldset>
        <label className="grid gap-1.5">
          <span className="text-sm text-muted">What would be right? (optional)</span>
          <textarea
            value={note}
            onChange={(event) => setNote(event.target.value)}
            maxLength={noteLimit}
            rows={3}
            className="rounded-2xl border border-hairline bg-background px-4 py-3 text-base outline-none focus-visible:border-primary"
          />
        </label>
        <Button type="submit" disabled={reason === null}>
          Report
        </Button>
      </form>
    </Dialog>
  )
}
