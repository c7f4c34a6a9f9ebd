import { productName } from '@verbena/core/base/product'
import { Group } from '../../ui/group'

const guides = [
  {
    title: 'On iPhone and iPad',
    steps: [
      'Touch and hold an empty place on the Home Screen until the apps jiggle.',
      'Tap Edit at the top, then Add Widget.',
      `Search for ${productName}, swipe to the size you like and tap Add Widget.`,
      'Tap Done.',
    ],
  },
  {
    title: 'On Android',
    steps: [
      'Touch and hold an empty place on the Home screen.',
      'Tap Widgets.',
      `Find ${productName}, then touch and hold the widget you like.`,
      'Drag it to its place and let go.',
    ],
  },
] as const

/** How a widget gets onto a home screen. */
export function WidgetSteps() {
  return (
    <div className="grid grid-cols-1 gap-6 @min-[34rem]:grid-cols-2">
      {guides.map(({ title, steps }) => (
        <Group key={title} title={title}>
          <ol className="grid grid-cols-1 gap-3">
            {steps.map((step, i) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-glow text-sm font-semibold text-primary tabular-nums"
                >
                  {i + 1}
                </span>
                <span className="min-w-0 pt-0.5 text-pretty">{step}</span>
              </li>
            ))}
          </ol>
        </Group>
      ))}
    </div>
  )
}
