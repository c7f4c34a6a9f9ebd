import { dailyGoals } from '@verbena/core/onboarding/onboarding'
import { ChoiceCard, tileLayout } from '../choice-card'
import { headingId, StepFrame } from '../step-frame'
import type { StepProps } from '../step-props'

export function DailyGoalStep({ step, choices, choose }: StepProps) {
  return (
    <StepFrame step={step} title="How many words a day?" text="A little every day goes a long way.">
      <div
        role="radiogroup"
        aria-labelledby={headingId(step)}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(max(8rem,40%),100%),1fr))] gap-3"
      >
        {dailyGoals.map((goal) => (
          <ChoiceCard
            key={goal}
            className={tileLayout}
            choice={{
              type: 'radio',
              name: 'daily-goal',
              isChosen: choices.dailyGoal === goal,
              onChoose: () => choose({ dailyGoal: goal }),
              titleId: `daily-goal-${goal}`,
              noteId: `daily-goal-${goal}-note`,
            }}
          >
            <span id={`daily-goal-${goal}`}>
              <span className="font-display text-5xl leading-none tracking-tight">{goal}</span>{' '}
              <span className="mt-1 block text-lg font-semibold">words</span>
            </span>
            <span id={`daily-goal-${goal}-note`} className="text-sm text-muted">
              about {goal} minutes a day
            </span>
          </ChoiceCard>
        ))}
      </div>
    </StepFrame>
  )
}
