import { premiumFeatures } from '@verbena/core/subscription/offer'
import { Check } from 'lucide-react'
import { Group } from '../../ui/group'

export function FeatureList() {
  return (
    <Group title="What's included">
      <ul className="grid grid-cols-1 gap-2.5">
        {premiumFeatures.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={2} />
            {feature}
          </li>
        ))}
      </ul>
    </Group>
  )
}
