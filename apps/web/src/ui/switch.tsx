import { Switch as Base } from '@base-ui/react/switch'

type SwitchProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  /** What names the switch, and what says more about it. */
  labelledBy: string
  describedBy?: string | undefined
}

/** On or off, at once; where the thumb stands tells it without colour. */
export function Switch({ isOn, onChange, isDisabled = false, labelledBy, describedBy }: SwitchProps) {
  return (
    <Base.Root
      checked={isOn}
      onCheckedChange={onChange}
      disabled={isDisabled}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="flex h-[30px] w-[52px] shrink-0 cursor-pointer items-center rounded-full border border-muted bg-lift p-[3px] transition duration-200 ease-out data-checked:border-primary data-checked:bg-primary data-disabled:cursor-default data-disabled:opacity-55"
    >
      <Base.Thumb className="size-[22px] rounded-full border border-transparent bg-muted transition duration-200 ease-out data-checked:translate-x-[22px] data-checked:bg-primary-foreground" />
    </Base.Root>
  )
}
