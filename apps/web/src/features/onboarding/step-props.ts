import type { OnboardingChoices } from '@verbena/core/onboarding/onboarding'

/** What a step that asks something gets: what is chosen so far, and a way to change it. */
export type StepProps = { step: number; choices: OnboardingChoices; choose: (changes: Partial<OnboardingChoices>) => void }
