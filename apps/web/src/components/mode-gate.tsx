import { Navigate } from '@tanstack/react-router'
import { canPlay } from '@verbena/core/practice/can-play'
import type { Mode } from '@verbena/core/practice/modes'
import { accessOf, canOpenCategory } from '@verbena/core/subscription/entitlements'
import { type ReactNode, useEffect } from 'react'
import { paths } from '../lib/paths'
import { useConfirmedPlan, usePlan } from '../state/plan'
import { followPlan } from '../state/plan-checks'
import { useUser } from '../state/session/session'
import { DotsLoader } from '../ui/dots-loader'

type ModeGateProps = { mode: Mode; category: string | undefined; children: ReactNode }

/** Stands before the screen of a way to practise: whoever may not play it, or with these words, meets the offer (spec §6). */
export function ModeGate({ mode, category, children }: ModeGateProps) {
  const isSignedIn = useUser() !== null
  const isAsked = useConfirmedPlan() !== null
  const plan = usePlan()
  const access = accessOf(isSignedIn, plan)
  const isWordsOpen = category === undefined || canOpenCategory(plan, category)

  useEffect(() => followPlan(), [])

  if (canPlay(access, mode) && isWordsOpen) return children
  // on a device where nobody asked yet, a subscriber is not sent away
  if (isSignedIn && !isAsked) return <DotsLoader className="h-dvh" />
  return <Navigate {...paths.feed({ ...(category !== undefined && !isWordsOpen && { category }), subscription: true })} replace />
}
