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
    <label className="flex min-h-14 items-center gap-3.5 px-4 py-2.5 transition duration-200 hover:bg-lift">
      {Icon && <Icon aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />}
      <span className="min-w-0 flex-1 break-words">
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
