import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cn } from '../lib/cn'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
  label: string
  /** What stands there until something is chosen. */
  placeholder: string
  options: readonly { value: string; label: string }[]
  error?: string | undefined
}

/** A labelled choice of one among several, in the way the device offers choices. */
export function SelectField({ label, placeholder, options, error, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-muted">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className={cn(
            'min-h-12 w-full appearance-none truncate rounded-2xl border bg-card py-2 pr-10 pl-4 text-base text-foreground transition duration-200 outline-none',
            'focus-visible:border-primary focus-visible:ring-2 focus-visible:ring-primary/35',
            error ? 'border-danger' : 'border-hairline',
          )}
          {...select}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
          strokeWidth={1.75}
        />
      </div>
      {error && (
        <p id={`${id}-note`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
