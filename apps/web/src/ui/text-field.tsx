import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn'
import { controlLook, Field } from './field'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Something inside the field's right end, such as a button that shows the password. */
  trailing?: ReactNode
}

/** A labelled line of text with its hint or its error below. */
export function TextField({ label, hint, error, trailing, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => (
        <div className="relative">
          <input className={cn(controlLook(error), 'px-[16px]', trailing ? 'pr-14' : '')} {...tied} {...input} />
          {trailing && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>}
        </div>
      )}
    </Field>
  )
}
