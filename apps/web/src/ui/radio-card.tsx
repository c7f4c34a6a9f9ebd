import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn'

type RadioCardsProps<Value> = {
  /** Names the group for whoever does not see its heading. */
  label: string
  value: Value
  onChange: (value: Value) => void
  className?: string
  children: ReactNode
}

/** Cards of which one is chosen: arrow keys move the choice, one tab stop for all. */
export function RadioCards<Value>({ label, value, onChange, className, children }: RadioCardsProps<Value>) {
  return (
    <RadioGroup aria-label={label} value={value} onValueChange={onChange} className={cn('grid grid-cols-1 gap-2', className)}>
      {children}
    </RadioGroup>
  )
}

/** One of the cards, named by what it shows. */
export function RadioCard<Value>({ value, children }: { value: Value; children: ReactNode }) {
  return (
    <Radio.Root
      value={value}
      className="group flex min-h-12 cursor-pointer items-center gap-[10px] rounded-2xl border border-hairline px-[12px] py-2.5 transition duration-200 ease-out hover:bg-lift data-checked:border-primary data-checked:bg-glow"
    >
      <span
        aria-hidden="true"
        className="grid size-[20px] shrink-0 place-items-center rounded-full border border-muted group-data-checked:border-primary"
      >
        <Radio.Indicator className="size-[10px] rounded-full bg-primary" />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 break-words hyphens-auto">{children}</span>
    </Radio.Root>
  )
}
