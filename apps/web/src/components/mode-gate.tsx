import { Navigate, useLocation } from '@tanstack/react-router'
import { canPlay } from '@verbena/core/practice/can-play'
import { modeAt } from '@verbena/core/practice/modes'
import { accessOf } from '@verbena/core/subscription/entitlements'
import type { ReactNode } from 'react'
import { paths } from '../lib/paths'
import { usePlan } from '../state/plan'
import { useUser } from '../state/session/session'

/** Stands before the screen of a way to practise: whoever may not play it meets the offer (spec §6). */
export function ModeGate({ children }: { children: ReactNode }) {
  const mode = modeAt(useLocation().pathname.replace(/\/+$/, ''))
  const access = accessOf(useUser() !== null, usePlan())

  if (mode === undefined) return null // the screen is leaving: the address is already another
  if (!canPlay(access, mode)) return <Navigate {...paths.feed({ subscription: true })} replace />
  return children
}
