import { type CollectionForm, type CollectionRow, collectionForm, collectionLengths } from '@verbena/core/collections/collection'
import { type FormEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { ApiFailure } from '../api/errors'
import { cn } from '../lib/cn'
import { newId } from '../lib/new-id'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { TextAreaField } from '../ui/text-area-field'
import { TextField } from '../ui/text-field'
import { toastError } from '../ui/toast'

type CollectionDialogProps = {
  title: string
  submitLabel: string
  initial?: CollectionRow
  /** What is said when it cannot be saved (spec §8). */
  failure: string
  /** `id` is for a new collection, and the same for every try to save the same texts. */
  save: (form: CollectionForm, id: string) => Promise<void>
  onClosed: () => void
}

/** A collection's name and description; it closes when they are saved, and keeps what was typed when they are not. */
export function CollectionDialog({ title, submitLabel, initial, failure, save, onClosed }: CollectionDialogProps) {
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const unsure = useRef<{ id: string; text: string } | null>(null)
  const errorOf = (field: keyof CollectionForm) => (problem?.field === field ? problem.message : undefined)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const parsed = v.safeParse(collectionForm, Object.fromEntries(new FormData(event.currentTarget)))
    if (!parsed.success) {
      const [issue] = parsed.issues
      setProblem({ field: v.getDotPath(issue) ?? '', message: issue.message })
      toastError('Validation Error', issue.message)
      return
    }
    setProblem(null)
    const text = JSON.stringify(parsed.output)
    const attempt = unsure.current?.text === text ? unsure.current : { id: newId(), text }
    unsure.current = attempt
    setIsBusy(true)
    try {
      await save(parsed.output, attempt.id)
      onClosed()
    } catch (thrown) {
      tellTrouble(thrown, failure)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog title={title} onClosed={onClosed}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={collectionLengths.name}
          defaultValue={initial?.name}
          error={errorOf('name')}
        />
        <TextAreaField
          label="Description (optional)"
          name="description"
          maxLength={collectionLengths.description}
          defaultValue={initial?.description ?? ''}
          error={errorOf('description')}
        />
        <Button type="submit" isWide aria-disabled={isBusy} className={cn(isBusy && 'opacity-45')}>
          {submitLabel}
        </Button>
      </form>
    </Dialog>
  )
}

function tellTrouble(thrown: unknown, failure: string) {
  const code = thrown instanceof ApiFailure ? thrown.code : 'internal'
  if (code === 'unauthorized') toastError('Authentication required', 'Please sign in to create collections')
  else toastError('Error', thrown instanceof ApiFailure && code === 'limit_reached' ? thrown.message : failure)
}
