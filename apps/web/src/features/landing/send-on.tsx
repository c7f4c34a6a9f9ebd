import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../lib/paths'
import { useSetting } from '../../state/learner/use-learner'
import { DotsLoader } from '../../ui/dots-loader'

const redirectDelayMs = 100

/** Sends a signed-in person on to their words, or to onboarding when that was never finished (spec §2). */
export function SendOn() {
  const navigate = useNavigate()
  const isOnboarded = useSetting('hasCompletedOnboarding')

  useEffect(() => {
    const target = isOnboarded ? paths.feed() : paths.onboarding()
    const timer = setTimeout(() => void navigate({ ...target, replace: true }), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [isOnboarded, navigate])

  return <DotsLoader className="h-dvh" />
}
