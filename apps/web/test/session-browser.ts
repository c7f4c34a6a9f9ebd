import type { AuthEvent, Session } from '@verbena/core/account/session'
import { vi } from 'vitest'
import type { KeyValue } from '../src/device/storage'
import { createSessionKeeper } from '../src/state/session/session-keeper'
import { sessionKey } from '../src/state/session/stored-session'
import type { FakeServer } from './fake-server'

/** One browser's storage, shared by its tabs: a change made in one is told to the others. */
export function openBrowser(stored?: Session | string) {
  const values = new Map<string, string>()
  if (stored) values.set(sessionKey, typeof stored === 'string' ? stored : JSON.stringify(stored))
  const tabs = new Set<{ storage: KeyValue; hear: (text: string | null) => void }>()
  let queue: Promise<unknown> = Promise.resolve()

  function openTab(server: FakeServer) {
    const storage: KeyValue = {
      isLasting: true,
      get: (key) => values.get(key) ?? null,
      set(key, value) {
        values.set(key, value)
        tellOthers(storage, value)
      },
      remove(key) {
        values.delete(key)
        tellOthers(storage, null)
      },
    }
    const keeper = createSessionKeeper({
      storage,
      send: server.send,
      now: Date.now,
      alone(work) {
        const turn = queue.then(work)
        queue = turn.catch(() => undefined)
        return turn
      },
    })
    const events: AuthEvent['type'][] = []
    keeper.onEvent((event) => events.push(event.type))
    tabs.add({ storage, hear: keeper.followOtherTab })
    keeper.start()
    return { keeper, events, storage, user: () => keeper.state().session?.user.username ?? null }
  }

  function tellOthers(writer: KeyValue, text: string | null) {
    for (const tab of tabs) if (tab.storage !== writer) tab.hear(text)
  }

  return { openTab, stored: () => values.get(sessionKey) ?? null }
}

export function atNoon() {
  vi.useFakeTimers({ now: new Date('2025-03-01T12:00:00Z') })
}

/** How often a server was asked for new tokens. */
export const refreshes = (server: FakeServer) => server.calls.filter((path) => path === '/api/account/refresh').length
