import type { ComponentProps } from 'react'
import { cn } from '../lib/cn'
import { controlLook, Field } from './field'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & { label: string; error?: string | undefined }

/** A labelled text of several lines that grows with what is written, with its error below. */
export function TextAreaField({ label, error, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error}>
      {(tied) => (
        <textarea
          rows={2}
          className={cn(controlLook(error), 'max-h-60 resize-none px-4 py-3 [field-sizing:content]')}
          {...tied}
          {...textarea}
        />
      )}
    </Field>
  )
}
