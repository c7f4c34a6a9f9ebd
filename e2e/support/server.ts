import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const builtProgram = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const startMs = 60_000

/** The built app on a port of its own: its address, and ways to end it as a crash would and to start it again. */
export type RunningServer = { url: string; kill: () => Promise<void>; restart: () => Promise<void>; stop: () => Promise<void> }

/** Starts the built server on a fresh data folder, or on the database that `E2E_DATABASE_URL` names, with more settings or another build where a journey needs them. */
export async function startServer(settings: Record<string, string> = {}, program = builtProgram): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-journey-'))
  const databaseUrl = process.env.E2E_DATABASE_URL
  const database = databaseUrl ? { DATABASE_URL: databaseUrl, AUTH_SECRET: 'journeys-only-'.repeat(4) } : {}
  const env = { ...settings, ...database, DATA_DIR: folder }
  let { child, url } = await launch(program, '0', env)
  const port = new URL(url).port

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  return {
    get url() {
      return url
    },
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGKILL')
      ;({ child, url } = await launch(program, port, env))
    },
    async stop() {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function launch(program: string, port: string, env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, PORT: port, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start in ${startMs / 1000} s:\n${output}`)), startMs)
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.stdout.on('data', (chunk) => {
      output += chunk
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  return { child, url }
}
