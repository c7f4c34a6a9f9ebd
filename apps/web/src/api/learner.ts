import { syncAnswer } from '@verbena/core/sync/exchange'
import type { Packed } from '@verbena/core/sync/packed'
import { ask } from './ask'
import type { Send } from './server'

/** The call in which a device and the account tell each other what is new. */
export function learnerCalls(send: Send) {
  return { sync: (input: { since: number; changes: Packed }) => ask(send, '/api/learner/sync', syncAnswer, input) }
}
