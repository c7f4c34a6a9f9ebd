import { Checkbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'

type CheckRowProps = { title: string; text?: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** One line of a list that is in or out, with the box that says so. */
export function CheckRow({ title, text, isChecked, onChange }: CheckRowProps) {
  return (
    <Checkbox.Root
      checked={isChecked}
      onCheckedChange={onChange}
      aria-label={title}
      className="group flex min-h-12 w-full cursor-pointer items-center gap-3.5 rounded-2xl px-3 py-2 text-left transition duration-200 hover:bg-lift"
    >
      <span
        aria-hidden="true"
        className="grid size-[24px] shrink-0 place-items-center rounded-[7px] border border-muted text-primary-foreground group-data-checked:border-primary group-data-checked:bg-primary"
      >
        <Checkbox.Indicator>
          <Check aria-hidden className="size-[16px]" strokeWidth={3} />
        </Checkbox.Indicator>
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="font-medium [overflow-wrap:anywhere]">{title}</span>
        {text && <span className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">{text}</span>}
      </span>
    </Checkbox.Root>
  )
}
