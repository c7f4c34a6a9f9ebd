import { interestSummary } from '@verbena/core/onboarding/onboarding'
import { levelTexts } from '../levels'
import { StepFrame } from '../step-frame'
import type { StepProps } from '../step-props'

export function SummaryStep({ step, choices }: Pick<StepProps, 'step' | 'choices'>) {
  const rows = [
    ['Daily goal', `${choices.dailyGoal} words`],
    ['Difficulty', levelTexts[choices.difficulty].title],
    ['Categories', interestSummary(choices)],
  ] as const
  return (
    <StepFrame step={step} title="You're all set!" text="This is how your garden starts.">
      <dl className="grid divide-y divide-hairline rounded-card bg-card px-5">
        {rows.map(([term, value]) => (
          <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4 py-4">
            <dt className="text-muted">{term}</dt>
            <dd className="font-display text-2xl tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </StepFrame>
  )
}
