import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startServer } from '../app/start-server'
import type { Measure } from '../measure/measure'
import { callFor } from '../measure/throughput'

const connections = 32
const seconds = 4
const rounds = 3

/** The least the server can do, beside a bare handler that does the same: what our layers cost. */
export async function measureHealth(program: string, folder: string): Promise<Measure[]> {
  const server = await startServer(program, folder)
  const ours: number[] = []
  const bare: number[] = []
  const latencies: number[] = []
  const bareServer = await startBare()
  for (let i = 0; i < rounds; i++) {
    const run = await load(`${server.url}/api/health`)
    ours.push(run.perSecond)
    latencies.push(...run.latencies)
    bare.push((await load(bareServer.url)).perSecond)
  }
  bareServer.stop()
  await server.end('SIGTERM')
  return [
    { what: `health, ${connections} connections`, unit: '/s', samples: ours },
    { what: 'health, latency', unit: 'ms', samples: latencies },
    { what: 'health, share of a bare handler’s rate', unit: '×', samples: ours.map((rate, i) => rate / (bare[i] ?? Number.NaN)) },
  ]
}

async function load(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const run = await callFor(seconds, connections, () => read(url, agent))
  agent.destroy()
  return run
}

function read(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`Answered ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    }).once('error', reject)
  })
}

function startBare(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'application/json').end('{"status":"up"}'))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ url: `http://127.0.0.1:${port}`, stop: () => server.close() })
    })
  })
}
