import { onboardingSteps } from '@verbena/core/onboarding/onboarding'
import { cn } from '../../lib/cn'

const count = onboardingSteps.length

/** How far along the steps are; screen readers hear it from here, the dots repeat it for the eye. */
export function ProgressBar({ step }: { step: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={step + 1}
      aria-valuetext={`Step ${step + 1} of ${count}`}
      className="h-1.5 overflow-hidden rounded-full bg-lift forced-colors:border"
    >
      <div
        className="h-full origin-left rounded-full bg-primary transition-transform duration-300 ease-out forced-colors:bg-[Highlight]"
        style={{ transform: `scaleX(${(step + 1) / count})` }}
      />
    </div>
  )
}

export function StepDots({ step }: { step: number }) {
  return (
    <div aria-hidden="true" className="flex justify-center gap-2">
      {onboardingSteps.map((name, i) => (
        <span
          key={name}
          className={cn(
            'h-2 rounded-full transition-all duration-300 ease-out',
            i === step ? 'w-6 bg-primary' : 'w-2',
            i < step && 'bg-primary/55',
            i > step && 'bg-foreground/20',
          )}
        />
      ))}
    </div>
  )
}
