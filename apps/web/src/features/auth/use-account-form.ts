import { type SubmitEvent, useState } from 'react'
import * as v from 'valibot'
import { ApiFailure } from '../../api/errors'
import { toastError } from '../../ui/toast'

type Field = { path: string; message: string }

type FormRules<Schema extends v.GenericSchema> = {
  schema: Schema
  send: (input: v.InferOutput<Schema>) => Promise<void>
  /** What a toast says about a call that failed. */
  explain: (failure: unknown) => { title: string; text: string }
  /** Fields that a failure of the call is about, by its code. */
  fieldOf?: Partial<Record<ApiFailure['code'], string>>
}

/** One form of this screen: checked by the shared schema, sent once at a time, its first failing field marked and focused. */
export function useAccountForm<Schema extends v.GenericSchema>({ schema, send, explain, fieldOf = {} }: FormRules<Schema>) {
  const [isBusy, setIsBusy] = useState(false)
  const [failing, setFailing] = useState<Field | null>(null)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    const checked = v.safeParse(schema, Object.fromEntries(new FormData(form)))
    if (!checked.success) return refuse(form, firstIssue(checked.issues))
    setFailing(null)
    setIsBusy(true)
    try {
      await send(checked.output)
    } catch (failure) {
      report(form, failure)
    } finally {
      setIsBusy(false)
    }
  }

  /** Spec §5: the first failing message is shown, and the field it is about says it as well. */
  function refuse(form: HTMLFormElement, field: Field) {
    toastError('Validation Error', field.message)
    mark(form, field)
  }

  function report(form: HTMLFormElement, failure: unknown) {
    const issue = failure instanceof ApiFailure ? failure.issues[0] : undefined
    if (issue) return refuse(form, issue)
    const { title, text } = explain(failure)
    toastError(title, text)
    const path = failure instanceof ApiFailure ? fieldOf[failure.code] : undefined
    if (path) mark(form, { path, message: text })
  }

  function mark(form: HTMLFormElement, field: Field) {
    setFailing(field)
    const input = form.elements.namedItem(field.path)
    if (input instanceof HTMLElement) input.focus()
  }

  return { isBusy, submit, errorOf: (path: string) => (failing?.path === path ? failing.message : undefined) }
}

function firstIssue([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Field {
  return { path: v.getDotPath(issue) ?? '', message: issue.message }
}
