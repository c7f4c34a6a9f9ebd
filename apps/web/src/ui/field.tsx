import { type ReactNode, useId } from 'react'
import { cn } from '../lib/cn'

type FieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** The control, which takes what ties it to its label and its note. */
  children: (tied: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }) => ReactNode
}

/** A control with its label above and its hint or its error below. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-muted">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note ? `${id}-note` : undefined })}
      {note && (
        <p id={`${id}-note`} className={cn('text-sm', error ? 'text-danger' : 'text-muted')}>
          {note}
        </p>
      )}
    </div>
  )
}

/** The frame of a control that is written or chosen in. */
export function controlLook(error: string | undefined): string {
  return cn(
    'min-h-12 w-full rounded-2xl border bg-card text-base text-foreground transition duration-200 outline-none placeholder:text-muted',
    'focus-visible:border-primary focus-visible:ring-2 focus-visible:ring-primary/35',
    error ? 'border-danger' : 'border-hairline',
  )
}
