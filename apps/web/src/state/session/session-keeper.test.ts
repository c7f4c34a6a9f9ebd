import type { AuthEvent } from '@verbena/core/account/session'
import { describe, expect, test, vi } from 'vitest'
import { fakeServer, troubles } from '../../../test/fake-server'
import { atNoon, openBrowser, refreshes } from '../../../test/session-browser'
import { createSessionKeeper } from './session-keeper'

const minute = 60_000

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
