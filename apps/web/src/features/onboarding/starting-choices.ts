import { dailyGoals, firstChoices, type OnboardingChoices } from '@verbena/core/onboarding/onboarding'
import { readSetting } from '../../state/learner/use-learner'

/** What is highlighted at first: the defaults, or what a learner who comes back has chosen before. */
export function startingChoices(): OnboardingChoices {
  const difficulty = readSetting('difficulty') // it was saved as soon as it was touched
  if (!readSetting('hasCompletedOnboarding')) return { ...firstChoices, difficulty }
  const dailyGoal = dailyGoals.find((goal) => goal === readSetting('dailyGoal')) ?? firstChoices.dailyGoal
  return { ...firstChoices, difficulty, dailyGoal, interests: readSetting('selectedCategories') }
}
