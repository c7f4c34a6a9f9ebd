import { manyClients, refresh, signIn, signUp } from '../app/accounts'
import { startServer } from '../app/start-server'
import type { Measure } from '../measure/measure'
import { callFor } from '../measure/throughput'

const people = 16
const seconds = 5

/** Signing in costs a password hash, refreshing a few statements and a sync to disk; everyone from an address of their own. */
export async function measureAccounts(program: string, folder: string): Promise<Measure[]> {
  const server = await startServer(program, folder, manyClients)
  const names = Array.from({ length: people }, (_, i) => `bench_${i}`)
  const tokens: string[] = []
  for (const name of names) tokens.push((await signUp(server.url, name)).refreshToken)
  const refreshed = await callFor(seconds, people, async (lane) => {
    tokens[lane] = (await refresh(server.url, tokens[lane] ?? '')).refreshToken
  })
  const signedIn = await callFor(seconds, people, (lane) => signIn(server.url, names[lane] ?? ''))
  await server.end('SIGTERM')
  return [
    { what: `refresh, ${people} people at once`, unit: '/s', samples: [refreshed.perSecond] },
    { what: 'refresh, latency', unit: 'ms', samples: refreshed.latencies },
    { what: `sign-in, ${people} people at once`, unit: '/s', samples: [signedIn.perSecond] },
    { what: 'sign-in, latency', unit: 'ms', samples: signedIn.latencies },
  ]
}
