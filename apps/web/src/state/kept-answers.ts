import { hashKey, type QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { create } from 'zustand'
import { isPassing } from '../api/errors'
import { readAnswer, writeAnswer } from '../device/answer-store'
import { readUser } from './session/session'

/** Queries that show what was kept because the server could not be asked, by the hash of their key. */
const useOutdated = create<Readonly<Record<string, boolean>>>()(() => ({}))

/** Queries whose data is a whole answer, and not the beginning of one on its way. */
const whole = new Set<string>()
/** Answers that lie on the device as they are. */
const written = new WeakSet<object>()

/** Whether a query shows what was kept: then the server is asked again as soon as somebody looks. */
export function isOutdated(queryHash: string): boolean {
  return useOutdated.getState()[queryHash] === true
}

export function useIsOutdated(queryKey: QueryKey): boolean {
  const hash = hashKey(queryKey)
  return useOutdated((outdated) => outdated[hash] === true)
}

/** A query whose last answer stays on the device: it is shown until the new one comes, and in its place where the server cannot be asked. */
export function kept<Data>(schema: v.GenericSchema<unknown, Data>, load: (context: QueryFunctionContext<string[]>) => Promise<Data>) {
  return {
    meta: { isKept: true },
    async queryFn(context: QueryFunctionContext<string[]>): Promise<Data> {
      const { client, queryKey } = context
      const hash = hashKey(queryKey)
      if (client.getQueryData(queryKey) === undefined) await showKept(client, queryKey, schema)
      try {
        const answer = await load(context)
        whole.add(hash)
        useOutdated.setState({ [hash]: false })
        return answer
      } catch (failure) {
        const shown = client.getQueryData<Data>(queryKey)
        if (!isPassing(failure) || shown === undefined || !whole.has(hash)) throw failure
        useOutdated.setState({ [hash]: true })
        return shown
      }
    },
  }
}

async function showKept(client: QueryClient, queryKey: QueryKey, schema: v.GenericSchema) {
  const hash = hashKey(queryKey)
  const before = v.safeParse(schema, await readAnswer(hash))
  if (before.success) whole.add(hash)
  else whole.delete(hash)
  // torn, or of another version of the app: as if there were none
  if (!before.success || client.getQueryData(queryKey) !== undefined) return
  if (isObject(before.output)) written.add(before.output)
  client.setQueryData(queryKey, before.output)
}

/** From now on, what these queries show stays on the device: answers, and what the person changed in them. */
export function keepAnswers(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey, queryHash, meta, state } = event.query
    // while it is being fetched it may be the beginning of a list
    if (meta?.isKept !== true || state.fetchStatus !== 'idle' || queryKey[1] !== readUser()?.id) return
    if (isObject(state.data)) {
      if (written.has(state.data)) return
      written.add(state.data)
    }
    writeAnswer(queryHash, state.data).catch(() => undefined) // full or turned off: it is fetched each time
  })
}

function isObject(data: unknown): data is object {
  return typeof data === 'object' && data !== null
}
