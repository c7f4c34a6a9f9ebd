// A PostgreSQL for tests: the one TEST_DATABASE_URL names, or one of our own that is gone afterwards.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const startLimitMs = 30_000
const missing = [
  'No PostgreSQL was found. Install one and run this again:',
  '  Debian, Ubuntu   apt-get install postgresql',
  '  Fedora           dnf install postgresql-server',
  '  macOS            brew install postgresql',
  'or set TEST_DATABASE_URL to a server on which databases may be created and dropped.',
].join('\n')

/** Calls `use` with the address of a PostgreSQL on which it may create databases, and answers what it answered. */
export async function withPostgres(use) {
  if (process.env.TEST_DATABASE_URL) return use(process.env.TEST_DATABASE_URL)
  const cluster = await startCluster(findPrograms() ?? installPrograms())
  const interrupted = () => {
    cluster.stop().finally(() => process.exit(130))
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted)
  try {
    return await use(cluster.url)
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted)
    await cluster.stop()
  }
}

/** The folder that holds `initdb` and `postgres`, the newest where there are several. */
function findPrograms() {
  const versions = (folder) => (existsSync(folder) ? readdirSync(folder).sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a)) : [])
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    versions(folder)
      .filter((name) => name.startsWith('postgresql'))
      .map((name) => join(folder, name, 'bin')),
  )
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...['/usr/lib/postgresql', '/usr/pgsql'].flatMap((folder) => versions(folder).map((version) => join(folder, version, 'bin'))),
    ...homebrew,
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function installPrograms() {
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing PostgreSQL…')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const aptGet = (...args) => spawnSync('apt-get', args, { env, stdio: 'inherit' }).status === 0
    if (aptGet('update', '-qq') && aptGet('install', '-y', '-qq', 'postgresql')) {
      const programs = findPrograms()
      if (programs) return programs
    }
  }
  console.error(missing)
  process.exit(1)
}

async function startCluster(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-postgres-'))
  const owner = unprivilegedOwner()
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid)

  const data = join(folder, 'data')
  const options = ['-D', data, '-U', 'verbena', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--no-sync']
  const made = spawnSync(join(programs, 'initdb'), options, { ...owner, cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`initdb failed: ${made.stderr || made.error}`)
  }

  const port = await freePort()
  // The cluster is thrown away, so it need not survive a power cut.
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off', max_connections: 100 }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  server.stderr.on('data', (bytes) => {
    log = `${log}${bytes}`.slice(-10_000)
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  async function stop() {
    server.kill('SIGINT') // a fast shutdown
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const isReady = await Promise.race([answers(port), ended.then(() => false)])
  if (!isReady) {
    await stop()
    throw new Error(`PostgreSQL did not start: ${log}`)
  }
  return { url: `postgres://verbena:${password}@127.0.0.1:${port}/postgres`, stop }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
    if (id('-u') > 0) return { uid: id('-u'), gid: id('-g') }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it as')
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Whether something accepts connections on the port before the time is up. */
async function answers(port) {
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline) {
    const isOpen = await new Promise((resolve) => {
      const socket = createConnection(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('close', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
