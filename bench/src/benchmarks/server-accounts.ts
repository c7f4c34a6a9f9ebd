import { manyClients, refresh, signIn, signUp } from '../app/accounts'
import { startServer } from '../app/start-server'
import { diskSyncsPerSecond } from '../measure/disk'
import type { Measure } from '../measure/measure'
import { callFor } from '../measure/throughput'

const people = 16
const seconds = 4
const rounds = 3

/** Signing in costs a password hash, refreshing a few statements and syncs to disk; everyone from an address of their own. */
export async function measureAccounts(program: string, folder: string): Promise<Measure[]> {
  const server = await startServer(program, folder, manyClients)
  const names = Array.from({ length: people }, (_, i) => `bench_${i}`)
  const tokens: string[] = []
  for (const name of names) tokens.push((await signUp(server.url, name)).refreshToken)
  async function refreshOne(lane: number) {
    tokens[lane] = (await refresh(server.url, tokens[lane] ?? '')).refreshToken
  }
  const syncs: number[] = []
  const refreshed: Awaited<ReturnType<typeof callFor>>[] = []
  const signedIn: Awaited<ReturnType<typeof callFor>>[] = []
  for (let i = 0; i < rounds; i++) {
    syncs.push(diskSyncsPerSecond(folder))
    refreshed.push(await callFor(seconds, people, refreshOne))
    signedIn.push(await callFor(seconds, people, (lane) => signIn(server.url, names[lane] ?? '')))
  }
  await server.end('SIGTERM')
  return [
    { what: 'syncs of the disk alone, for comparison', unit: '/s', samples: syncs },
    { what: `refresh, ${people} people at once`, unit: '/s', samples: refreshed.map((run) => run.perSecond) },
    { what: 'refresh, latency', unit: 'ms', samples: refreshed.flatMap((run) => run.latencies) },
    { what: `sign-in, ${people} people at once`, unit: '/s', samples: signedIn.map((run) => run.perSecond) },
    { what: 'sign-in, latency', unit: 'ms', samples: signedIn.flatMap((run) => run.latencies) },
  ]
}
