import { premiumFeatures } from '@verbena/core/subscription/premium-features'
import { AudioLines, BellRing, Compass, Gamepad2, History, type LucideIcon, Palette, PencilLine, Sparkles } from 'lucide-react'
import { Group } from '../../ui/group'

type FeatureTitle = (typeof premiumFeatures)[number]['title']

const icons = {
  'All games and practice modes': Gamepad2,
  'All categories and words': Compass,
  'Your own words': PencilLine,
  'All themes': Palette,
  'Premium voices': AudioLines,
  'Advanced notification settings': BellRing,
  'Full history': History,
  'No ads': Sparkles,
} satisfies Record<FeatureTitle, LucideIcon>

export function FeatureList() {
  return (
    <Group title="What's included">
      <ul className="grid grid-cols-1 gap-x-6 gap-y-4 @min-[34rem]:grid-cols-2">
        {premiumFeatures.map(({ title, text }) => (
          <Feature key={title} icon={icons[title]} title={title} text={text} />
        ))}
      </ul>
    </Group>
  )
}

function Feature({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex items-start gap-3.5 @max-[14rem]:flex-col @max-[14rem]:gap-1">
      <span className="grid size-[40px] shrink-0 place-items-center rounded-full bg-glow text-primary">
        <Icon aria-hidden className="size-[20px]" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 break-words">
        <span className="block font-semibold">{title}</span> <span className="block text-sm text-muted text-pretty">{text}</span>
      </span>
    </li>
  )
}
