import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { basename, join } from 'node:path'
import { StartError } from '../start-error'

export type Lock = { release(): Promise<void> }
type Phase = 'starting' | 'held'

/** A socket's path may have 103 bytes on macOS and 107 on Linux; the longest name we add is 24. */
const longestFolder = 103 - 25
const answerLimitMs = 2000
const askAgainMs = 25

/**
 * One process per data folder. Each start listens on a socket with a name never used before and shows it only once it listens, so
 * a socket nobody answers belongs to a dead process and may be removed by anyone; the kernel frees the rest. Every start
 * then asks all the others: one that holds the folder wins, and of two that are starting the one with the higher name does.
 */
export async function lockFolder(dataDir: string): Promise<Lock> {
  const folder = socketFolder(realpathSync(dataDir))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = `${randomBytes(6).toString('hex')}.sock`
  let phase: Phase = 'starting'
  const server = await listen(join(folder, `${name}.new`), () => phase)
  renameSync(join(folder, `${name}.new`), join(folder, name))
  const release = async () => {
    rmSync(join(folder, name), { force: true })
    await new Promise((closed) => server.close(closed))
  }
  try {
    for (const other of readdirSync(folder).filter((file) => file.endsWith('.sock') && file !== name)) {
      await outlast(join(folder, other), name, dataDir)
    }
  } catch (error) {
    await release()
    throw error
  }
  phase = 'held'
  return { release }
}

/** Where the sockets of a data folder are. */
export function socketFolder(dataDir: string): string {
  const beside = join(dataDir, 'lock')
  if (Buffer.byteLength(beside) <= longestFolder) return beside
  // Not os.tmpdir(): two processes with different environments must meet at the same place.
  return join('/tmp', `verbena-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`)
}

/** Returns when the other process is gone, throws when it keeps the folder. */
async function outlast(socket: string, ownName: string, dataDir: string): Promise<void> {
  for (;;) {
    const answer = await ask(socket)
    if (answer === 'gone') return rmSync(socket, { force: true })
    if (answer === 'held' || basename(socket) > ownName) {
      throw new StartError(
        `The data folder ${dataDir} is in use by another Verbena server; stop that one or set DATA_DIR to another folder.`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
}

/** A process that takes the connection but does not answer is busy or paused, not dead: it holds the folder. */
function ask(socket: string): Promise<Phase | 'gone'> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const connection = connect(socket)
    connection.setTimeout(answerLimitMs, () => connection.destroy())
    connection.on('data', (bytes) => {
      answer += bytes
    })
    connection.on('close', () => resolve(answer === 'starting' ? 'starting' : 'held'))
    connection.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve('gone')
      else if (error.code === 'EAGAIN' || error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve('held')
      else reject(error)
    })
  })
}

function listen(path: string, phase: () => Phase): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => {
      connection.on('error', () => connection.destroy()) // the asker may have gone already
      connection.end(phase())
    })
    server.once('error', reject)
    server.listen(path, () => resolve(server.unref()))
  })
}
