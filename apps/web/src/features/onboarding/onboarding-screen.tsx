import { useBlocker, useNavigate } from '@tanstack/react-router'
import { canContinue, finishOnboarding, lastStep, moveStep, type OnboardingChoices } from '@verbena/core/onboarding/onboarding'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../../lib/paths'
import { saveSettings } from '../../state/learner/use-learner'
import { Button } from '../../ui/button'
import { NightGlow } from '../../ui/night-glow'
import { goOnFromThere, leaveAt, placeLeft } from './left-for-placement'
import { ProgressBar, StepDots } from './progress'
import { type Direction, Slide } from './slide'
import { startingChoices } from './starting-choices'
import { headingId } from './step-frame'
import { DailyGoalStep } from './steps/daily-goal-step'
import { GoalStep } from './steps/goal-step'
import { InterestsStep } from './steps/interests-step'
import { LevelStep } from './steps/level-step'
import { SummaryStep } from './steps/summary-step'
import { WelcomeStep } from './steps/welcome-step'
import './onboarding.css'

/** Six steps that make the feed the learner's own (spec §2). */
export function OnboardingScreen() {
  const navigate = useNavigate()
  const [step, setStep] = useState(() => placeLeft()?.step ?? 0)
  const [direction, setDirection] = useState<Direction | null>(null)
  const [choices, setChoices] = useState(() => placeLeft()?.choices ?? startingChoices())

  function move(by: 1 | -1) {
    const next = moveStep(step, by)
    flushSync(() => {
      setDirection(by === 1 ? 'forward' : 'back')
      setStep(next)
    })
    document.getElementById(headingId(next))?.focus()
  }

  function choose(changes: Partial<OnboardingChoices>) {
    setChoices((before) => ({ ...before, ...changes }))
    if (changes.difficulty) saveSettings({ difficulty: changes.difficulty }) // spec §2: the level applies immediately
  }

  function goOn(event: FormEvent) {
    event.preventDefault()
    if (step < lastStep) return move(1)
    saveSettings(finishOnboarding(choices))
    void navigate(paths.auth())
  }

  function findLevel() {
    leaveAt({ step, choices })
    void navigate(paths.placement())
  }

  useEffect(goOnFromThere, [])

  // the browser's own Back walks through the steps like the button does, and leaves from the first
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn({ action }) {
      if (action !== 'BACK' || step === 0) return false
      move(-1)
      return true
    },
  })

  const contents: Record<number, (at: number) => ReactNode> = {
    0: (at) => <WelcomeStep step={at} />,
    1: (at) => <GoalStep step={at} choices={choices} choose={choose} />,
    2: (at) => <DailyGoalStep step={at} choices={choices} choose={choose} />,
    3: (at) => <LevelStep step={at} choices={choices} choose={choose} onFindLevel={findLevel} />,
    4: (at) => <InterestsStep step={at} choices={choices} choose={choose} />,
    5: (at) => <SummaryStep step={at} choices={choices} />,
  }

  return (
    <main className="relative isolate mx-auto h-dvh max-w-xl overflow-y-auto md:py-[max(2rem,calc(50dvh-26rem))]">
      <NightGlow />
      <form onSubmit={goOn} className="onboarding-form">
        <div className="px-[min(1.5rem,6vw)] pt-[max(env(safe-area-inset-top),1.25rem)]">
          <ProgressBar step={step} />
        </div>
        <Slide at={step} direction={direction}>
          {(at) => contents[at]?.(at)}
        </Slide>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-[min(1.5rem,6vw)] pt-3 pb-[max(env(safe-area-inset-bottom),1.25rem)]">
          <StepDots step={step} />
          <div className="flex flex-wrap gap-3">
            {step > 0 && (
              <Button kind="outline" className="min-h-14" onClick={() => move(-1)}>
                Back
              </Button>
            )}
            <Button type="submit" className="min-h-14 flex-1 px-2! text-lg" disabled={!canContinue(step, choices)}>
              {step === 0 ? "Let's Get Started" : step === lastStep ? 'Start Learning' : 'Continue'}
            </Button>
          </div>
        </div>
      </form>
    </main>
  )
}
