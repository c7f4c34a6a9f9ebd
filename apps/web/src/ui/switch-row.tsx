import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Switch } from './switch'

type SwitchRowProps = {
  icon?: LucideIcon
  title: string
  text?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
}

/** One line of a list that is on or off; all of the line switches it. */
export function SwitchRow({ icon: Icon, title, text, isOn, onChange, isDisabled = false }: SwitchRowProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label className="flex min-h-14 items-center gap-x-[14px] gap-y-2 px-[16px] py-2.5 transition duration-200 hover:bg-lift @max-[15rem]:flex-wrap">
      {Icon && <Icon aria-hidden className="size-[20px] shrink-0 text-primary @max-[15rem]:hidden" strokeWidth={1.75} />}
      <span className="min-w-0 flex-1 break-words @max-[15rem]:basis-full">
        <span id={id} className="block font-medium">
          {title}
        </span>
        {text && (
          <span id={`${id}-text`} className="block text-sm text-muted text-pretty">
            {text}
          </span>
        )}
      </span>
      <Switch isOn={isOn} onChange={onChange} isDisabled={isDisabled} labelledBy={id} describedBy={text ? `${id}-text` : undefined} />
    </label>
  )
}
