import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn'
import { controlLook, Field } from './field'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
  label: string
  /** What stands there until something is chosen. */
  placeholder: string
  options: readonly { value: string; label: string }[]
  error?: string | undefined
}

/** A labelled choice of one among several, in the way the device offers choices. */
export function SelectField({ label, placeholder, options, error, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error}>
      {(tied) => (
        <div className="relative">
          <select className={cn(controlLook(error), 'appearance-none truncate py-2 pr-10 pl-4')} {...tied} {...select}>
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
      )}
    </Field>
  )
}
