import type { ConfirmedPlan } from '@verbena/core/subscription/confirmed-plan'
import type { Plan } from '@verbena/core/subscription/plan'
import { planHeld } from '@verbena/core/subscription/plan-held'
import { useSyncExternalStore } from 'react'
import { keyValue } from '../device/storage'
import { onSessionChange, readUser } from './session/session'

export const planKey = 'verbena-plan'

let shown: ConfirmedPlan | null = null
const listeners = new Set<() => void>()

/** From now on this is what is known of the plan. */
export function showPlan(plan: ConfirmedPlan | null): void {
  shown = plan
  for (const listener of listeners) listener()
}

/** What is known of the plan of who is signed in; `null` for a visitor, and until the server was asked for the first time. */
export function readConfirmedPlan(): ConfirmedPlan | null {
  const userId = readUser()?.id
  if (shown?.userId !== userId) shown = readStored()
  return shown?.userId === userId ? shown : null
}

/** Only `plan-checks` writes it, so its shape is not proven here again; what is no plan opens nothing. */
function readStored(): ConfirmedPlan | null {
  try {
    return JSON.parse(keyValue.get(planKey) ?? 'null')
  } catch {
    return null // torn: the server will be asked
  }
}

/** What the person at this device pays for; `null` is nothing. */
export function readPlan(): Plan | null {
  const confirmed = readConfirmedPlan()
  return confirmed && planHeld(confirmed, Date.now())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const endSession = onSessionChange(listener)
  return () => {
    listeners.delete(listener)
    endSession()
  }
}

export function usePlan(): Plan | null {
  return useSyncExternalStore(subscribe, readPlan)
}

export function useConfirmedPlan(): ConfirmedPlan | null {
  return useSyncExternalStore(subscribe, readConfirmedPlan)
}
