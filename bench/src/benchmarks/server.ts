import { buildApp } from '../app/build-app'
import { startServer } from '../app/start-server'
import { withDataFolder } from '../app/with-server'
import type { Measure } from '../measure/measure'
import { measureAccounts } from './server-accounts'
import { measureHealth } from './server-health'
import { measureNpmStart } from './server-npm-start'

const runs = 7
const idleMs = 5000

/** The server on its embedded database: starting, resting, answering. */
export async function benchmarkServer(): Promise<Measure[]> {
  const { program } = await buildApp()
  return withDataFolder(async (folder) => [
    ...(await measureStart(program, folder)),
    ...(await measureNpmStart(folder)),
    ...(await measureHealth(program, folder)),
    ...(await measureAccounts(program, folder)),
  ])
}

async function measureStart(program: string, folder: string): Promise<Measure[]> {
  const first = await startServer(program, folder)
  await first.end('SIGTERM')
  const readyMs: number[] = []
  const residentMB: number[] = []
  for (let i = 0; i < runs; i++) {
    const server = await startServer(program, folder)
    readyMs.push(server.readyMs)
    await new Promise((resolve) => setTimeout(resolve, i === 0 ? idleMs : 500))
    residentMB.push(server.residentMB())
    await server.end('SIGTERM')
  }
  return [
    { what: 'process start to ready, new folder', unit: 'ms', samples: [first.readyMs] },
    { what: 'process start to ready, existing folder', unit: 'ms', samples: readyMs, atMost: 1200 },
    { what: 'resident memory, idle', unit: 'MB', samples: residentMB, judge: 'max', atMost: 260 },
  ]
}
