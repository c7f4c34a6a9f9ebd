import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../src/db/embedded/open-embedded'
import { buildServer, post, readyAddress, runCommand, runServer, temporaryFolder } from './server-process'

let file = ''
const made = mkdtempSync(join(tmpdir(), 'verbena-made-'))
beforeAll(async () => {
  const built = await buildServer()
  file = built.file
  await (await openEmbedded(made, () => undefined)).close()
  return () => {
    built.remove()
    rmSync(made, { recursive: true })
  }
}, 120_000)

/** A data folder with an empty database, which takes seconds to make and none to copy. */
function dataFolder(): string {
  const folder = temporaryFolder()
  cpSync(made, folder, { recursive: true })
  return folder
}

test('a wrong value stops the start with one sentence and exit code 1', async () => {
  const { output, exit } = runServer(file, { PORT: 'abc', DATA_DIR: temporaryFolder() })
  expect((await exit).code).toBe(1)
  expect(output()).toBe('PORT must be a whole number from 0 to 65535.\n')
})

test('a PostgreSQL that does not answer stops the start with one sentence that keeps the password', async () => {
  const DATABASE_URL = 'postgres://ann:secret-word@127.0.0.1:9/verbena'
  const { output, exit } = runServer(file, { DATABASE_URL, AUTH_SECRET: 'x'.repeat(32) })
  expect((await exit).code).toBe(1)
  expect(output()).toMatch(/^The database at 127\.0\.0\.1:9 does not answer; check DATABASE_URL.*\n$/)
})

test('a second server on the same folder or port is told so and leaves the first one alone', async () => {
  const DATA_DIR = dataFolder()
  const first = runServer(file, { DATA_DIR })
  const address = await readyAddress(first)
  const sameFolder = runServer(file, { DATA_DIR })
  expect((await sameFolder.exit).code).toBe(1)
  expect(sameFolder.output()).toMatch(/^The data folder .* is in use by another Verbena server; .*\n$/)
  const samePort = runServer(file, { DATA_DIR: dataFolder(), PORT: new URL(address).port })
  expect((await samePort.exit).code).toBe(1)
  expect(samePort.output()).toMatch(/^Port \d+ is in use already; set PORT to another one\.\n$/)
  expect((await fetch(`${address}/api/ready`)).status).toBe(200)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets the request under way finish, closes and frees the folder', async (signal) => {
  const DATA_DIR = dataFolder()
  const first = runServer(file, { DATA_DIR })
  const address = await readyAddress(first)
  await fetch(`${address}/api/health`) // leaves a connection open, as browsers do
  const body = JSON.stringify({ name: 'Ann', username: 'ann_lee', password: 'Secret1' })
  const half = connect(Number(new URL(address).port), '127.0.0.1')
  let answer = ''
  half.on('data', (bytes) => {
    answer += bytes
  })
  const answered = new Promise((closed) => half.on('close', closed))
  const head = `POST /api/account/sign-up HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`
  // "100 Continue" says that the server has this request in hand.
  half.write(`${head}expect: 100-continue\r\n\r\n`)
  await new Promise((begun) => half.once('data', begun))
  first.child.kill(signal)
  await expect
    .poll(() =>
      fetch(address).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  half.write(body)
  await answered
  expect(answer).toContain('201 Created')
  expect((await first.exit).code).toBe(0)

  const second = runServer(file, { DATA_DIR })
  const again = await readyAddress(second)
  expect((await post(again, '/api/account/sign-in', { username: 'ann_lee', password: 'Secret1' })).status).toBe(200)
})

test('SIGTERM to npm start ends the server too, in its own time', async () => {
  const DATA_DIR = dataFolder()
  const folder = temporaryFolder()
  const stopWithNpm = join(import.meta.dirname, '../../../scripts/stop-with-npm.mjs')
  writeFileSync(join(folder, 'package.json'), '{ "scripts": { "start": "node start.mjs" } }')
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { stopWithNpm } from ${JSON.stringify(stopWithNpm)}\nstopWithNpm()\nawait import(${JSON.stringify(file)})\n`,
  )
  const started = runCommand('npm', ['start', '--silent'], { DATA_DIR, npm_config_update_notifier: 'false' }, folder)
  const address = await readyAddress(started)
  expect((await post(address, '/api/account/sign-up', { name: 'Ann', username: 'ann_lee', password: 'Secret1' })).status).toBe(201)
  started.child.kill('SIGTERM')
  // its output closes when the last process that writes to it has ended
  await started.exit
  await expect(fetch(address)).rejects.toThrow()
  const again = await readyAddress(runServer(file, { DATA_DIR }))
  expect((await post(again, '/api/account/sign-in', { username: 'ann_lee', password: 'Secret1' })).status).toBe(200)
})

test('requests that make no sense are answered in the one shape, and the server goes on', async () => {
  const server = runServer(file, { DATA_DIR: dataFolder() })
  const address = await readyAddress(server)
  const send = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      let answer = ''
      socket.on('data', (bytes) => {
        answer += bytes
      })
      socket.on('error', () => socket.destroy()) // the server may hang up on nonsense
      socket.on('close', () => resolve(answer))
      socket.end(text)
    })
  for (const host of ['a b', 'evil\\host', '[', 'a/b', '@']) {
    const answer = await send(`GET /api/health HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"error":\{"code":"invalid_input"/)
  }
  for (const request of [
    '\0\0\0',
    'GET',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\\..\\x HTTP/1.1\r\nhost: a\r\n\r\n',
    `GET / HTTP/1.1\r\nx: ${'y'.repeat(99_999)}\r\n\r\n`,
  ]) {
    expect(await send(request)).not.toMatch(/HTTP\/1\.1 5/)
  }
  await send(
    'POST /api/account/sign-in HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"use',
  )
  expect((await fetch(`${address}/api/ready`)).status).toBe(200)
  expect(server.output()).not.toMatch(/"level":[56]0/)
})

/** Loaded before the server: while the file exists, a call of the file system fails. */
const failingDisk = (call: 'fsyncSync' | 'writeSync', whileExists: string) => `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const works = fs.${call}
fs.${call} = (file, ...rest) => {
  if (file > 2 && fs.existsSync('${whileExists}')) throw Object.assign(new Error('the disk fails'), { code: 'ENOSPC' })
  return works(file, ...rest)
}
syncBuiltinESMExports()`

test.each(['fsyncSync', 'writeSync'] as const)('a disk whose %s fails ends the server before it promises anything', async (call) => {
  const DATA_DIR = dataFolder()
  const failing = join(DATA_DIR, 'failing')
  const preload = `data:text/javascript,${encodeURIComponent(failingDisk(call, failing))}`
  const server = runServer(file, { DATA_DIR, NODE_OPTIONS: `--import=${preload}` })
  const address = await readyAddress(server)
  const account = (username: string) => ({ name: 'Ann', username, password: 'Secret1' })
  expect((await post(address, '/api/account/sign-up', account('kept'))).status).toBe(201)
  writeFileSync(failing, '')
  await expect(post(address, '/api/account/sign-up', account('not_promised'))).rejects.toThrow()
  expect((await server.exit).code).toBe(1)
  expect(server.output()).toContain('Verbena stopped: the embedded database cannot go on; the disk may be full or broken.')
  rmSync(failing)
  const again = await readyAddress(runServer(file, { DATA_DIR }))
  expect((await post(again, '/api/account/sign-in', account('kept'))).status).toBe(200)
})
