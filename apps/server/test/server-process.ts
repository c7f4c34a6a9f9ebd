import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { onTestFinished } from 'vitest'

const serverFolder = join(import.meta.dirname, '..')

/** Builds the server as it is now, apart from `dist`, which someone may be running. */
export async function buildServer(): Promise<{ file: string; remove(): void }> {
  const outDir = join(serverFolder, '../../.cache/server-under-test', String(process.pid))
  await build({ root: serverFolder, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  return { file: join(outDir, 'main.js'), remove: () => rmSync(outDir, { recursive: true }) }
}

export type ServerProcess = { child: ChildProcess; output: () => string; exit: Promise<{ code: number | null; signal: string | null }> }

/** Runs the server with these variables and no others that matter, on a free port unless told. */
export function runServer(file: string, env: Record<string, string>): ServerProcess {
  return runCommand(process.execPath, [file], env)
}

export function runCommand(command: string, args: string[], env: Record<string, string>, cwd?: string): ServerProcess {
  const { PATH = '' } = process.env
  const all = { PATH, PORT: '0', LOG_LEVEL: 'warn', ...env }
  const child = spawn(command, args, { env: all, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      output += bytes
    })
  }
  const exit = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return { child, output: () => output, exit }
}

/** Resolves with the address of the line a person reads; rejects when the server ends before. */
export function readyAddress({ child, output, exit }: ServerProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /^Verbena is ready at (http:\S+)$/m.exec(output())?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', look)
    look()
    exit.then(() => reject(new Error(`The server ended before it was ready: ${output()}`)))
  })
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

let clients = 0

/** Each call comes from another client, as behind a proxy, so that no limit by address is met. */
export function post(address: string, path: string, json: unknown): Promise<Response> {
  clients += 1
  const forwarded = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded }
  return fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(json) })
}
