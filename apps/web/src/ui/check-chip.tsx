import { Checkbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'

type CheckChipProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** A pill that is in or out; the tick tells it without colour. */
export function CheckChip({ label, isChecked, onChange }: CheckChipProps) {
  return (
    <Checkbox.Root
      checked={isChecked}
      onCheckedChange={onChange}
      className="inline-flex min-h-11 cursor-pointer max-w-full items-center gap-[8px] rounded-full border border-hairline px-[16px] py-2 transition duration-200 ease-out hover:bg-lift data-checked:border-primary data-checked:bg-glow"
    >
      <Checkbox.Indicator>
        <Check aria-hidden className="size-[16px] text-primary" strokeWidth={2.25} />
      </Checkbox.Indicator>
      {label}
    </Checkbox.Root>
  )
}
