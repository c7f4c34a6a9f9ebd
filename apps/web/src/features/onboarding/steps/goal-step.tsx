import { type Goal, goalLabels } from '@verbena/core/onboarding/onboarding'
import { BookOpenCheck, type LucideIcon, Smile, Sprout, TrendingUp } from 'lucide-react'
import { IconChoice } from '../choice-card'
import { headingId, StepFrame } from '../step-frame'
import type { StepProps } from '../step-props'

const icons: Record<Goal, LucideIcon> = { exam: BookOpenCheck, career: TrendingUp, personal: Sprout, fun: Smile }
const goals = Object.keys(goalLabels) as Goal[]

export function GoalStep({ step, choices, choose }: StepProps) {
  return (
    <StepFrame step={step} title="What's your goal?" text="Choose what brings you here.">
      <div role="radiogroup" aria-labelledby={headingId(step)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {goals.map((goal) => (
          <IconChoice
            key={goal}
            icon={icons[goal]}
            title={goalLabels[goal]}
            choice={{ type: 'radio', name: 'goal', isChosen: choices.goal === goal, onChoose: () => choose({ goal }) }}
          />
        ))}
      </div>
    </StepFrame>
  )
}
