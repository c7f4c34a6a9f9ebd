import { localDay } from '@verbena/core/base/day'
import { dayNumber } from '@verbena/core/memory/day-number'
import { type DayPlan, type Known, nextReturn } from '@verbena/core/memory/due'
import { whenText } from '@verbena/core/memory/return-sentence'
import { useEffect } from 'react'
import { useLearnerStore } from '../learner/learner-store'
import { useViewsStore } from '../learner/views'
import { openMemory } from './memory'
import { knownNow, planNow, useMemoryStore } from './memory-store'

/** Opens the memory for a screen that shows it, and answers whether it is here. */
export function useOpenMemory(): boolean {
  const isLoaded = useMemoryStore((memory) => memory.isLoaded)
  const areViewsLoaded = useViewsStore((views) => views.isLoaded)
  useEffect(() => void openMemory(), [])
  return isLoaded && areViewsLoaded
}

/** The day's words as they are now; `null` until the memory is here. */
export function useDayPlan(): DayPlan | null {
  useOpenMemory()
  useMemoryStore((memory) => memory.version)
  return planNow()
}

/** What is known of the learner's words, as it grows. */
export function useKnown(): Known {
  useOpenMemory()
  useMemoryStore((memory) => memory.version)
  const views = useViewsStore((state) => state.views)
  const learned = useLearnerStore((record) => record.marks.learned)
  return { ...knownNow(), views, learned }
}

/** When the next word comes back, as it is said: `tomorrow`; `null` when none will. */
export function nextReturnText(): string | null {
  const today = localDay(new Date())
  const next = nextReturn(knownNow(), today)
  return next === null ? null : whenText(next, dayNumber(today))
}
