import type { StatusAnswer } from '@verbena/core/subscription/answers'
import { type ConfirmedPlan, confirmPlan, noPlan } from '@verbena/core/subscription/confirmed-plan'
import { ApiFailure, type FailureCode } from '../api/errors'

type PlanDeps = {
  ask: () => Promise<StatusAnswer>
  now: () => number
  userId: () => string | undefined
  known: () => ConfirmedPlan | null
  /** Shows a state on every screen. */
  show: (plan: ConfirmedPlan) => void
  /** Shows what the server confirmed, and stores it for when it cannot be asked. */
  keep: (plan: ConfirmedPlan) => void
}

/** Coming back to the app asks the server no more often than this; after a failure or a payment elsewhere, sooner. */
const restMs = 5 * 60_000
const shortRestMs = 3_000
/** How long a page of the payment provider may take. */
const paymentMs = 60 * 60_000

/** Asks the server for the plan of who is signed in: one call at a time, and never in place of what was paid for. */
export function createPlanKeeper({ ask, now, userId, known, show, keep }: PlanDeps) {
  let running: { id: string; done: Promise<void> } | null = null
  let restsUntil = 0
  let paysUntil = 0

  async function look(id: string) {
    try {
      const plan = confirmPlan(id, await ask(), now())
      if (userId() === id) keep(plan)
      restsUntil = now() + (now() < paysUntil ? shortRestMs : restMs)
    } catch (failure) {
      restsUntil = now() + shortRestMs
      // spec §8: a failed check means not subscribed, without a word; but where the server has not spoken, its last word holds
      if (userId() === id && !(known() && isWithoutAnswer(failure))) show(noPlan(id, now()))
    }
  }

  /** Asks now; who asks while a call is on its way gets that one's end. */
  function check(): Promise<void> {
    const id = userId()
    if (id === undefined) return Promise.resolve()
    if (running?.id !== id) {
      const call = { id, done: Promise.resolve() }
      running = call // before asking: whoever is woken by the asking itself must find a call on its way
      call.done = look(id).finally(() => {
        if (running === call) running = null
      })
    }
    return running.done
  }

  return {
    check,
    /** The page is looked at again, the network is back, or a screen needs the latest: asks unless that was just done. */
    async wake(): Promise<void> {
      if (now() >= restsUntil) await check()
    },
    /** A page of the payment provider was opened: when the person comes back, the plan may be another. */
    expectChange() {
      paysUntil = now() + paymentMs
      restsUntil = 0
    },
  }
}

const withoutAnswer: readonly FailureCode[] = ['unreachable', 'too_slow', 'nonsense', 'unavailable', 'too_many_requests']

function isWithoutAnswer(failure: unknown): boolean {
  return failure instanceof ApiFailure && withoutAnswer.includes(failure.code)
}
