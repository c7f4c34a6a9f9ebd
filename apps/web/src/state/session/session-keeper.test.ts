import type { AuthEvent, Session } from '@verbena/core/account/session'
import { describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer, troubles } from '../../../test/fake-server'
import type { KeyValue } from '../../device/storage'
import { createSessionKeeper } from './session-keeper'
import { sessionKey } from './stored-session'

const minute = 60_000

/** One browser's storage, shared by its tabs: a change made in one is told to the others. */
function openBrowser(stored?: Session | string) {
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

function atNoon() {
  vi.useFakeTimers({ now: new Date('2025-03-01T12:00:00Z') })
}

const refreshes = (server: FakeServer) => server.calls.filter((path) => path === '/api/account/refresh').length

describe('at the start', () => {
  test.each([
    ['nothing', undefined],
    ['torn text', '{"accessToken":"a'],
    ['another shape', '{"accessToken":5}'],
    ['no object', 'null'],
  ])('%s stored is a visitor, quietly and at once', (_, stored) => {
    const server = fakeServer()
    const { keeper, events } = openBrowser(stored).openTab(server)
    expect(keeper.state()).toEqual({ session: null, isLoading: false })
    expect(events).toEqual(['initial_session'])
    expect(server.calls).toEqual([])
  })

  test('a stored session counts before the server is asked, also when its token has expired', async () => {
    atNoon()
    const server = fakeServer()
    const browser = openBrowser({ ...server.issue(), expiresAt: Date.now() / 1000 - 3600 })
    const { keeper, events, user } = browser.openTab(server)
    expect(keeper.state().isLoading).toBe(false)
    expect(user()).toBe('ann_lee')
    await vi.advanceTimersByTimeAsync(0)
    expect(events).toEqual(['initial_session', 'token_refreshed'])
    expect(keeper.state().session?.expiresAt).toBe(Date.now() / 1000 + 900)
  })

  test('a listener that comes later hears how things stand', () => {
    const server = fakeServer()
    const { keeper } = openBrowser(server.issue()).openTab(server)
    const heard: AuthEvent[] = []
    keeper.onEvent((event) => heard.push(event))()
    expect(heard).toMatchObject([{ type: 'initial_session', session: { user: { name: 'Ann Lee' } } }])
  })
})

describe('refreshing', () => {
  test('happens a minute before the token expires, again and again', async () => {
    atNoon()
    const server = fakeServer()
    openBrowser(server.issue()).openTab(server)
    await vi.advanceTimersByTimeAsync(14 * minute - 1)
    expect(refreshes(server)).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(refreshes(server)).toBe(1)
    await vi.advanceTimersByTimeAsync(14 * minute)
    expect(refreshes(server)).toBe(2)
  })

  test('goes by the time a token lives, whatever the server’s clock says', async () => {
    atNoon()
    const server = fakeServer()
    const { keeper } = openBrowser().openTab(server)
    server.issue()
    const send = server.send
    server.breakWith(async (path, init) => {
      server.repair()
      const session = await (await send(path, init)).json()
      return new Response(JSON.stringify({ ...session, expiresAt: 1000 }))
    })
    await keeper.signIn({ username: 'ann_lee', password: 'Secret1' })
    await vi.advanceTimersByTimeAsync(13 * minute)
    expect(refreshes(server)).toBe(0)
  })

  test('never asks in a tight circle, however short tokens live', async () => {
    atNoon()
    const server = fakeServer()
    const { send } = server
    openBrowser({ ...server.issue(), expiresAt: 1 }).openTab({
      ...server,
      async send(path, init) {
        return new Response(JSON.stringify({ ...(await (await send(path, init)).json()), expiresIn: 5 }))
      },
    })
    await vi.advanceTimersByTimeAsync(minute)
    expect(refreshes(server)).toBeLessThanOrEqual(7)
  })

  test('a refusal signs out and leaves nothing behind', async () => {
    atNoon()
    const server = fakeServer()
    const browser = openBrowser(server.issue())
    const { events, user } = browser.openTab(server)
    server.revokeAll()
    await vi.advanceTimersByTimeAsync(14 * minute)
    expect(user()).toBeNull()
    expect(events).toEqual(['initial_session', 'signed_out'])
    expect(browser.stored()).toBeNull()
    await vi.advanceTimersByTimeAsync(60 * minute)
    expect(refreshes(server)).toBe(1)
  })

  test.each(Object.entries(troubles))('%s: the person stays signed in and it is tried again', async (_, trouble) => {
    atNoon()
    const server = fakeServer()
    const { user, events } = openBrowser(server.issue()).openTab(server)
    server.breakWith(trouble)
    await vi.advanceTimersByTimeAsync(24 * minute)
    expect(user()).toBe('ann_lee')
    expect(refreshes(server)).toBeGreaterThan(1)
    expect(refreshes(server)).toBeLessThan(15)
    server.repair()
    await vi.advanceTimersByTimeAsync(5 * minute)
    expect(events.at(-1)).toBe('token_refreshed')
  })

  test('is tried at once when the network is back, unless the server asked for patience', async () => {
    atNoon()
    const server = fakeServer()
    const { keeper } = openBrowser(server.issue()).openTab(server)
    server.breakWith(troubles.offline)
    await vi.advanceTimersByTimeAsync(30 * minute)
    const before = refreshes(server)
    server.breakWith(troubles.busy)
    keeper.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(refreshes(server)).toBe(before + 1)
    server.repair()
    keeper.wake()
    await vi.advanceTimersByTimeAsync(2 * minute)
    expect(refreshes(server)).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(minute)
    expect(refreshes(server)).toBe(before + 2)
  })

  test('an answer that comes after signing out is dropped and its tokens end', async () => {
    atNoon()
    const server = fakeServer()
    const browser = openBrowser(server.issue())
    const { keeper, events } = browser.openTab(server)
    const { send } = server
    const late: { answer: () => void } = { answer: () => undefined }
    const waiting = new Promise<void>((resolve) => {
      late.answer = resolve
    })
    server.breakWith(async (path, init) => {
      server.repair()
      const response = await send(path, init)
      await waiting
      return response
    })
    await vi.advanceTimersByTimeAsync(14 * minute)
    await keeper.signOut()
    late.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(events.at(-1)).toBe('signed_out')
    expect(browser.stored()).toBeNull()
    expect(server.hasLiveToken('refresh-2')).toBe(false)
  })
})

describe('two tabs', () => {
  test('refresh once between them and hold the same session', async () => {
    atNoon()
    const server = fakeServer()
    const browser = openBrowser(server.issue())
    const [one, two] = [browser.openTab(server), browser.openTab(server)]
    await vi.advanceTimersByTimeAsync(14 * minute)
    expect(refreshes(server)).toBe(1)
    expect(two.keeper.state()).toEqual(one.keeper.state())
    expect(two.events).toEqual(['initial_session', 'token_refreshed'])
  })

  test('sign in and out together', async () => {
    const server = fakeServer()
    server.issue()
    const browser = openBrowser()
    const [one, two] = [browser.openTab(server), browser.openTab(server)]
    await one.keeper.signIn({ username: 'ann_lee', password: 'Secret1' })
    expect(two.user()).toBe('ann_lee')
    await two.keeper.signOut()
    expect(one.user()).toBeNull()
    expect(one.events).toEqual(['initial_session', 'signed_in', 'signed_out'])
  })

  test('a tab that slept through the news catches up when it is looked at', async () => {
    const server = fakeServer()
    const browser = openBrowser(server.issue())
    const one = browser.openTab(server)
    const asleep = createSessionKeeper({ storage: one.storage, send: server.send, now: Date.now, alone: (work) => work() })
    asleep.start()
    await one.keeper.signOut()
    expect(asleep.state().session).not.toBeNull()
    asleep.wake()
    expect(asleep.state().session).toBeNull()
  })
})

describe('account calls', () => {
  test('signing up signs in, and the recovery code is handed over but never stored', async () => {
    const server = fakeServer()
    const browser = openBrowser()
    const { keeper, events, user } = browser.openTab(server)
    const code = await keeper.signUp({ name: 'Ann', username: 'ann', password: 'Secret1' })
    expect(code).toBe('ABCD-EFGH-JKLM-NPQR-STUV')
    expect(user()).toBe('ann')
    expect(events).toEqual(['initial_session', 'signed_in'])
    expect(browser.stored()).not.toContain('ABCD')
  })

  test('a recovered password signs in as such', async () => {
    const server = fakeServer()
    server.issue()
    const { keeper, events } = openBrowser().openTab(server)
    await keeper.recover({ username: 'ann_lee', recoveryCode: 'ABCDEFGHJKLMNPQRSTUV', newPassword: 'Secret2' })
    expect(events).toEqual(['initial_session', 'password_recovery'])
  })

  test('signing out works without the server', async () => {
    const server = fakeServer()
    const browser = openBrowser(server.issue())
    const { keeper, user } = browser.openTab(server)
    server.breakWith(troubles.offline)
    await keeper.signOut()
    expect(user()).toBeNull()
    expect(browser.stored()).toBeNull()
  })

  test('signing out ends the tokens on the server', async () => {
    const server = fakeServer()
    const session = server.issue()
    await openBrowser(session).openTab(server).keeper.signOut()
    expect(server.hasLiveToken(session.refreshToken)).toBe(false)
  })

  test('storage that refuses keeps the session for this page and no spent token', async () => {
    const server = fakeServer()
    const storage: KeyValue = {
      isLasting: true,
      get: () => null,
      set: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      remove: () => undefined,
    }
    const keeper = createSessionKeeper({ storage, send: server.send, now: Date.now, alone: (work) => work() })
    keeper.start()
    await keeper.signUp({ name: 'Ann', username: 'ann', password: 'Secret1' })
    keeper.wake()
    expect(keeper.state().session?.user.name).toBe('Ann')
  })
})

describe('calls in the name of the person', () => {
  const ok = () => new Response('{}')
  const refused = () => new Response(JSON.stringify({ error: { code: 'unauthorized', message: '' } }), { status: 401 })

  function openAt(answer: (token: string | null) => Response) {
    const server = fakeServer()
    const tokens: (string | null)[] = []
    const tab = openBrowser(server.issue()).openTab({
      ...server,
      send: async (path, init) => {
        if (path.startsWith('/api/account/')) return server.send(path, init)
        const token = new Headers(init.headers).get('authorization')
        tokens.push(token)
        return answer(token)
      },
    })
    return { ...tab, server, tokens }
  }

  test('carry the access token', async () => {
    const { keeper, tokens } = openAt(ok)
    expect((await keeper.authorizedFetch('/api/words', {})).status).toBe(200)
    expect(tokens).toEqual(['Bearer access-1'])
  })

  test('are sent once more with a new token when the old one is refused', async () => {
    const { keeper, tokens } = openAt((token) => (token === 'Bearer access-2' ? ok() : refused()))
    expect((await keeper.authorizedFetch('/api/words', {})).status).toBe(200)
    expect(tokens).toEqual(['Bearer access-1', 'Bearer access-2'])
  })

  test('are not repeated for ever', async () => {
    const { keeper, tokens } = openAt(refused)
    expect((await keeper.authorizedFetch('/api/words', {})).status).toBe(401)
    expect(tokens).toHaveLength(2)
  })

  test('refused together refresh once', async () => {
    const { keeper, server } = openAt((token) => (token === 'Bearer access-2' ? ok() : refused()))
    await Promise.all([1, 2, 3].map(() => keeper.authorizedFetch('/api/words', {})))
    expect(refreshes(server)).toBe(1)
  })

  test('fail with a sentence when nobody is signed in', async () => {
    const { keeper } = openAt(ok)
    await keeper.signOut()
    await expect(keeper.authorizedFetch('/api/words', {})).rejects.toThrow('Please sign in again')
  })
})
