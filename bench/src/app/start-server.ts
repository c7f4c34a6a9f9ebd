import { type ChildProcess, execFileSync, spawn } from 'node:child_process'

const patienceMs = 60_000

export type RunningServer = {
  url: string
  /** From the start of the process to the line that says it is ready. */
  readyMs: number
  residentMB(): number
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL')
})

/** Starts a built server on a free port and waits until it is ready. */
export function startServer(program: string, dataFolder: string, env: Record<string, string> = {}): Promise<RunningServer> {
  return startCommand(process.execPath, [program], { DATA_DIR: dataFolder, ...env })
}

/** Runs a command that starts a server on a free port, and answers when it has printed that it is ready. */
export async function startCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd = process.cwd(),
): Promise<RunningServer> {
  const { PATH = '', HOME = '' } = process.env
  const startedAt = performance.now()
  // in a group of its own: npm passes no signal on to the server it has started
  const child = spawn(command, args, {
    cwd,
    env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => {
      running.delete(child)
      resolve()
    })
  })
  const url = await readyAddress(child)
  return {
    url,
    readyMs: performance.now() - startedAt,
    residentMB: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    async end(signal) {
      if (running.has(child)) signalGroup(child, signal)
      await closed
    },
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // it has ended by itself
  }
}

function readyAddress(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No server after ${patienceMs / 1000} s:\n${output}`)), patienceMs)
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.stdout?.on('data', (chunk) => {
      output += chunk
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${code}:\n${output}`))
    })
  })
}
