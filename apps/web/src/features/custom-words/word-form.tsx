import {
  type CustomWordForm,
  type CustomWordRow,
  customWordCategories,
  customWordForm,
  customWordLengths,
} from '@verbena/core/custom-words/custom-word'
import { partsOfSpeech } from '@verbena/core/words/word'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { cn } from '../../lib/cn'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/select-field'
import { TextAreaField } from '../../ui/text-area-field'
import { TextField } from '../../ui/text-field'
import { toastError } from '../../ui/toast'

type Problem = { field: string; message: string }
type WordFormProps = {
  initial?: CustomWordRow
  submitLabel: string
  /** The button stays where the focus is; whoever gets a valid word while busy lets it be. */
  isBusy: boolean
  onValid: (word: CustomWordForm, form: HTMLFormElement) => void
}

/** Everything an own word says; the first rule that is broken is told and its field is gone to (spec §5). */
export function WordForm({ initial, submitLabel, isBusy, onValid }: WordFormProps) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const errorOf = (field: keyof CustomWordForm) => (problem?.field === field ? problem.message : undefined)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const parsed = v.safeParse(customWordForm, Object.fromEntries(new FormData(form)))
    if (parsed.success) {
      setProblem(null)
      onValid(parsed.output, form)
      return
    }
    const [issue] = parsed.issues
    const field = v.getDotPath(issue) ?? ''
    setProblem({ field, message: issue.message })
    toastError('Validation Error', issue.message)
    const input = form.elements.namedItem(field)
    if (input instanceof HTMLElement) input.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="@container grid grid-cols-1 gap-4">
      <TextField
        label="Word"
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={customWordLengths.word}
        defaultValue={initial?.word}
        error={errorOf('word')}
      />
      <TextAreaField
        label="Definition"
        name="definition"
        maxLength={customWordLengths.definition}
        defaultValue={initial?.definition}
        error={errorOf('definition')}
      />
      <TextAreaField
        label="Example (optional)"
        name="example"
        maxLength={customWordLengths.example}
        defaultValue={initial?.example ?? ''}
        error={errorOf('example')}
      />
      <div className="grid grid-cols-1 gap-4 @min-[18rem]:grid-cols-2">
        <SelectField
          label="Part of speech"
          name="part_of_speech"
          placeholder="Choose"
          options={partsOfSpeech.map((part) => ({ value: part, label: part }))}
          defaultValue={initial?.part_of_speech}
          error={errorOf('part_of_speech')}
        />
        <SelectField
          label="Category"
          name="category"
          placeholder="Choose"
          options={customWordCategories.map((category) => ({ value: category, label: category }))}
          defaultValue={initial?.category}
          error={errorOf('category')}
        />
      </div>
      <Button type="submit" isWide aria-disabled={isBusy} className={cn(isBusy && 'opacity-45')}>
        {submitLabel}
      </Button>
    </form>
  )
}
