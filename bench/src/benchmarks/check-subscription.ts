import { join } from 'node:path'
import { withPostgres } from '../../../scripts/postgres.mjs'
import { signUp } from '../app/accounts'
import { buildApp } from '../app/build-app'
import { root } from '../app/folders'
import { type RunningServer, startCommand, startServer } from '../app/start-server'
import { withDataFolder } from '../app/with-server'
import type { Measure } from '../measure/measure'
import { openPlainHttp } from '../measure/plain-http'
import { percentile } from '../measure/statistics'
import { callFor } from '../measure/throughput'
import { bareSelects } from './embedded-selects'

const lanes = 32
const seconds = 3
const rounds = 7
const authSecret = 'only of this benchmark, and long enough'

/** Asking for one's plan: token, session and row. Beside it, in turns, the least that could be done with the same database. */
export async function benchmarkCheckSubscription(): Promise<Measure[]> {
  const { program } = await buildApp()
  return [...(await onPostgres(program)), ...(await onEmbedded(program))]
}

function onPostgres(program: string): Promise<Measure[]> {
  return withPostgres((url: string) =>
    withDataFolder(async (folder) => {
      const env = { DATABASE_URL: url }
      const ours = await startServer(program, folder, { ...env, AUTH_SECRET: authSecret })
      const bare = await startCommand('npx', ['tsx', join(root, 'bench/src/app/raw-server.ts')], env, root)
      try {
        const { askOurs, userId } = await subscriberOf(ours)
        const askBare = `GET / HTTP/1.1\r\nHost: bench\r\nX-User: ${userId}\r\n\r\n`
        const rate = async () => (await hammer(bare.url, askBare)).perSecond
        return await compare('PostgreSQL', 'a bare server with the same select', rate, () => hammer(ours.url, askOurs))
      } finally {
        await Promise.all([ours.end('SIGTERM'), bare.end('SIGTERM')])
      }
    }),
  )
}

function onEmbedded(program: string): Promise<Measure[]> {
  return withDataFolder(async (folder) => {
    const ours = await startServer(program, folder)
    const bare = await bareSelects()
    try {
      const { askOurs } = await subscriberOf(ours)
      const rate = () => bare.measure(seconds, lanes)
      return await compare('embedded', 'the same select by drizzle alone', rate, () => hammer(ours.url, askOurs))
    } finally {
      await Promise.all([ours.end('SIGTERM'), bare.close()])
    }
  })
}

async function subscriberOf({ url }: RunningServer) {
  const { user, accessToken } = await signUp(url, 'bench')
  await pay(url, accessToken)
  const path = 'POST /api/functions/check-subscription HTTP/1.1'
  return { userId: user.id, askOurs: `${path}\r\nHost: bench\r\nAuthorization: Bearer ${accessToken}\r\nContent-Length: 0\r\n\r\n` }
}

async function compare(where: string, what: string, bareRate: () => Promise<number>, ask: () => Promise<Hammered>): Promise<Measure[]> {
  await ask()
  await bareRate()
  const pairs: { ours: Hammered; bare: number }[] = []
  for (let i = 0; i < rounds; i++) pairs.push({ bare: await bareRate(), ours: await ask() })
  const latencies = pairs.flatMap((pair) => pair.ours.latencies)
  const last = `${where}: latency at ${lanes} connections, 99th percentile`
  return [
    { what: `${where}: ${what}`, unit: '/s', samples: pairs.map((pair) => pair.bare) },
    { what: `${where}: check-subscription`, unit: '/s', samples: pairs.map((pair) => pair.ours.perSecond) },
    { what: `${where}: ratio`, unit: '×', samples: pairs.map((pair) => pair.ours.perSecond / pair.bare), atLeast: 0.6 },
    { what: last, unit: 'ms', samples: [percentile(latencies, 0.99)], atMost: 50 },
  ]
}

type Hammered = Awaited<ReturnType<typeof callFor>>

async function hammer(url: string, request: string): Promise<Hammered> {
  const connections = await Promise.all(Array.from({ length: lanes }, () => openPlainHttp(url, request)))
  const answered = await callFor(seconds, lanes, async (lane) => connections[lane]?.ask())
  for (const connection of connections) connection.close()
  return answered
}

/** Buys a year in the sandbox, where no money moves. */
async function pay(url: string, accessToken: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
  const body = JSON.stringify({ priceId: 'price_sandbox_yearly' })
  const answer = await fetch(`${url}/api/functions/create-checkout`, { method: 'POST', headers, body })
  const page: unknown = await answer.json()
  if (typeof page !== 'object' || page === null || !('url' in page)) throw new Error('There is no page to pay at')
  await fetch(String(page.url), { method: 'POST', redirect: 'manual' })
}
