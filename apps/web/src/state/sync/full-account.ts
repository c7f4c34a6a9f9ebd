import { create } from 'zustand'
import { ApiFailure } from '../../api/errors'

/** What the signed-in person's account no longer takes, in the server's words; `null` as long as it takes everything. */
export const useFullAccount = create<{ sentence: string | null }>()(() => ({ sentence: null }))

/** What is told to an account: everything; when there is no room for that, all but answers; else nothing, and it is only listened to. */
export type Telling = 'everything' | 'no-answers' | 'nothing'

const less = { everything: 'no-answers', 'no-answers': 'nothing', nothing: null } as const satisfies Record<Telling, Telling | null>

let telling: Telling = 'everything'

/** Tells as much as there is room for. An account that is full of one thing still takes the others, and still says what is new. */
export async function tellWithinRoom<Answer>(tell: (telling: Telling) => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await tell(telling)
    } catch (failure) {
      const next = failure instanceof ApiFailure && failure.code === 'limit_reached' ? less[telling] : null
      if (next === null || !(failure instanceof Error)) throw failure
      telling = next
      useFullAccount.setState({ sentence: failure.message })
    }
  }
}

/** Another account may have room. */
export function forgetFullAccount(): void {
  telling = 'everything'
  useFullAccount.setState({ sentence: null })
}
