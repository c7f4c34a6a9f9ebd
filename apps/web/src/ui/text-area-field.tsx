import { type ComponentProps, useId } from 'react'
import { cn } from '../lib/cn'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & { label: string; error?: string | undefined }

/** A labelled text of several lines that grows with what is written, with its error below. */
export function TextAreaField({ label, error, ...textarea }: TextAreaFieldProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-muted">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        className={cn(
          'max-h-60 min-h-12 w-full resize-none rounded-2xl border bg-card px-4 py-3 text-base text-foreground transition duration-200 outline-none [field-sizing:content] placeholder:text-muted',
          'focus-visible:border-primary focus-visible:ring-2 focus-visible:ring-primary/35',
          error ? 'border-danger' : 'border-hairline',
        )}
        {...textarea}
      />
      {error && (
        <p id={`${id}-note`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
