import type { OnboardingChoices } from '@verbena/core/onboarding/onboarding'
import { readSetting } from '../../state/learner/use-learner'

type Place = { step: number; choices: OnboardingChoices }

let left: Place | null = null

/** Keeps where the learner was while they find out their level. */
export function leaveAt(place: Place): void {
  left = place
}

/** Where the learner left off, with the level they have now; it is kept until they go on from there. */
export function placeLeft(): Place | null {
  return left && { ...left, choices: { ...left.choices, difficulty: readSetting('difficulty') } }
}

export function goOnFromThere(): void {
  left = null
}
