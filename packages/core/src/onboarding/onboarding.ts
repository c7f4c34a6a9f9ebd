import type { Settings } from '../learner/settings'
import { type CategoryKey, categoryKeys, categoryLabels } from '../words/topics'
import type { Level } from '../words/word'

export const onboardingSteps = ['welcome', 'goal', 'daily-goal', 'level', 'interests', 'summary'] as const
export const lastStep = onboardingSteps.length - 1

/** The step after moving by one, never past either end (spec §4). */
export function moveStep(step: number, by: 1 | -1): number {
  return Math.min(lastStep, Math.max(0, step + by))
}

export const goalLabels = {
  exam: 'Exam prep',
  career: 'Advance career',
  personal: 'Personal development',
  fun: 'Learn for fun',
} as const
export type Goal = keyof typeof goalLabels

export const dailyGoals = [5, 10, 15, 20] as const

/** Interests beyond the seven categories: asked for, shown, and dropped on finish (spec §2). */
export const extraInterestLabels = {
  travel: 'Travel',
  food: 'Food',
  music: 'Music',
  home: 'Home',
  social: 'Social',
  innovation: 'Innovation',
} as const

export const interestLabels = { ...categoryLabels, ...extraInterestLabels }
export type Interest = keyof typeof interestLabels

/** What the learner has chosen so far; the goal is only kept on screen. */
export type OnboardingChoices = { goal: Goal | null; dailyGoal: number; difficulty: Level; interests: Interest[] }

export const firstChoices: OnboardingChoices = { goal: null, dailyGoal: 10, difficulty: 'intermediate', interests: [] }

/** Only the goal step asks for a choice before it lets the learner go on. */
export function canContinue(step: number, choices: OnboardingChoices): boolean {
  return onboardingSteps[step] !== 'goal' || choices.goal !== null
}

/** The settings that finishing onboarding saves; interests that are no category are left out. */
export function finishOnboarding(choices: OnboardingChoices): Partial<Settings> {
  const isCategory = (interest: Interest): interest is CategoryKey => categoryKeys.some((key) => key === interest)
  return {
    dailyGoal: choices.dailyGoal,
    difficulty: choices.difficulty,
    selectedCategories: choices.interests.filter(isCategory),
    hasCompletedOnboarding: true,
  }
}

/** The summary's words for the chosen topics. */
export function interestSummary(choices: OnboardingChoices): string {
  return choices.interests.length === 0 ? 'All topics' : `${choices.interests.length} selected`
}
