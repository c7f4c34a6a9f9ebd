import { type WidgetSize, widgetSizes, widgets } from '@verbena/core/widgets/widgets'
import { useState } from 'react'
import { saveSettings, useSetting } from '../../state/learner/use-learner'
import { RadioCard, RadioCards } from '../../ui/radio-card'
import { SwitchRow } from '../../ui/switch-row'
import { useWidgetContents } from './use-widget-contents'
import { WidgetPreview } from './widget-preview'
import { WidgetSteps } from './widget-steps'

/** What the home screen shows of the app, seen as it will be there, with the learner's own words and days. */
export default function WidgetsPage() {
  const [size, setSize] = useState<WidgetSize>('small')
  const contents = useWidgetContents()
  const enabled = useSetting('enabledWidgets')

  return (
    <div className="@container grid grid-cols-1 gap-6 pt-1">
      <p className="text-muted text-pretty">Widgets arrive on the iOS and Android apps. What you choose here is kept for them.</p>
      <RadioCards
        label="Size"
        value={size}
        onChange={setSize}
        className="@min-[19rem]:grid-cols-[repeat(3,auto)] @min-[34rem]:justify-start"
      >
        {widgetSizes.map(({ id, name, columns, rows }) => (
          <RadioCard key={id} value={id}>
            <span className="font-medium">{name}</span>{' '}
            <span className="text-sm text-muted tabular-nums">
              {columns} × {rows}
            </span>
          </RadioCard>
        ))}
      </RadioCards>
      <ul className={size === 'small' ? 'grid grid-cols-1 gap-4 @min-[34rem]:grid-cols-2' : 'grid grid-cols-1 gap-4'}>
        {widgets.map(({ id, type, title, description }) => (
          <li key={id} className="flex flex-col overflow-hidden rounded-card border border-hairline">
            <div className="grid flex-1 place-items-center bg-background [background-image:var(--backdrop)] px-4 py-6">
              <WidgetPreview type={type} title={title} size={size} contents={contents} />
            </div>
            <SwitchRow
              title={title}
              text={description}
              isOn={enabled.includes(type)}
              onChange={(isOn) =>
                saveSettings({
                  enabledWidgets: widgets.map((each) => each.type).filter((each) => (each === type ? isOn : enabled.includes(each))),
                })
              }
            />
          </li>
        ))}
      </ul>
      <WidgetSteps />
    </div>
  )
}
