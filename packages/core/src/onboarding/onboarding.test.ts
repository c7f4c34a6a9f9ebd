import { expect, test } from 'vitest'
import { canContinue, finishOnboarding, firstChoices, interestSummary, moveStep } from './onboarding'

test('steps run from 0 to 5 and stop at the ends', () => {
  expect(moveStep(0, -1)).toBe(0)
  expect(moveStep(5, 1)).toBe(5)
  expect(moveStep(2, 1)).toBe(3)
})

test('only the goal step waits for a choice', () => {
  expect([0, 1, 2, 3, 4, 5].filter((step) => !canContinue(step, firstChoices))).toEqual([1])
  expect(canContinue(1, { ...firstChoices, goal: 'fun' })).toBe(true)
})

test('opens on ten words a day and saves what is highlighted', () => {
  expect(finishOnboarding(firstChoices)).toEqual({
    dailyGoal: 10,
    difficulty: 'intermediate',
    selectedCategories: [],
    hasCompletedOnboarding: true,
  })
})

test('extra interests are dropped on finish', () => {
  expect(finishOnboarding({ ...firstChoices, interests: ['travel', 'business', 'home'] }).selectedCategories).toEqual(['business'])
})

test('the summary counts what was selected', () => {
  expect(interestSummary(firstChoices)).toBe('All topics')
  expect(interestSummary({ ...firstChoices, interests: ['travel', 'business'] })).toBe('2 selected')
})
