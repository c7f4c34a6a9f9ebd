import { describe, expect, test } from 'vitest'
import { fakeServer, troubles } from '../../../test/fake-server'
import { openBrowser, refreshes } from '../../../test/session-browser'
import type { KeyValue } from '../../device/storage'
import { createSessionKeeper } from './session-keeper'

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
