import { Navigate, useLocation } from '@tanstack/react-router'
import { canPlay } from '@verbena/core/practice/can-play'
import { modeAt } from '@verbena/core/practice/modes'
import { accessOf } from '@verbena/core/subscription/entitlements'
import { type ReactNode, useEffect } from 'react'
import { paths } from '../lib/paths'
import { useConfirmedPlan, usePlan } from '../state/plan'
import { followPlan } from '../state/plan-checks'
import { useUser } from '../state/session/session'
import { DotsLoader } from '../ui/dots-loader'

/** Stands before the screen of a way to practise: whoever may not play it meets the offer (spec §6). */
export function ModeGate({ children }: { children: ReactNode }) {
  const mode = modeAt(useLocation().pathname.replace(/\/+$/, ''))
  const isSignedIn = useUser() !== null
  const isAsked = useConfirmedPlan() !== null
  const access = accessOf(isSignedIn, usePlan())

  useEffect(() => followPlan(), [])

  if (mode === undefined) return null // the screen is leaving: the address is already another
  if (canPlay(access, mode)) return children
  // on a device where nobody asked yet, a subscriber is not sent away
  if (isSignedIn && !isAsked) return <DotsLoader className="h-dvh" />
  return <Navigate {...paths.feed({ subscription: true })} replace />
}
