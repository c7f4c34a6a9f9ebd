import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../lib/cn'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Something inside the field's right end, such as a button that shows the password. */
  trailing?: ReactNode
}

/** A labelled line of text with its hint or its error below. */
export function TextField({ label, hint, error, trailing, ...input }: TextFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-muted">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className={cn(
            'min-h-12 w-full rounded-2xl border bg-card px-[16px] text-base text-foreground transition duration-200 outline-none placeholder:text-muted',
            'focus-visible:border-primary focus-visible:ring-2 focus-visible:ring-primary/35',
            error ? 'border-danger' : 'border-hairline',
            trailing ? 'pr-14' : '',
          )}
          {...input}
        />
        {trailing && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>}
      </div>
      {note && (
        <p id={`${id}-note`} className={cn('text-sm', error ? 'text-danger' : 'text-muted')}>
          {note}
        </p>
      )}
    </div>
  )
}
