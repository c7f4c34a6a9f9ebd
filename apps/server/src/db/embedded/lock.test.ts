import { linkSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '../start-error'
import { lockFolder, socketFolder } from './lock'

function dataFolder(name = 'data'): string {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'verbena-lock-')))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, name)
  mkdirSync(folder)
  return folder
}

test('a folder is held by one at a time', async () => {
  const folder = dataFolder()
  const first = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(/is in use by another Verbena server; stop that one or set DATA_DIR/)
  await first.release()
  const second = await lockFolder(folder)
  await second.release()
  expect(readdirSync(join(folder, 'lock'))).toEqual([])
})

test('a path too long for a socket is locked as well', async () => {
  const folder = dataFolder('long-'.repeat(40))
  onTestFinished(() => rmSync(socketFolder(folder), { recursive: true }))
  const { release } = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(StartError)
  await release()
})

test('a socket whose process is dead does not hold the folder and is removed', async () => {
  const folder = dataFolder()
  mkdirSync(join(folder, 'lock'))
  const dead = join(folder, 'lock', 'ffff.sock')
  await leaveSocket(dead)
  const { release } = await lockFolder(folder)
  expect(readdirSync(join(folder, 'lock'))).not.toContain('ffff.sock')
  await release()
})

test('of many that start at once over a dead one exactly one holds the folder', async () => {
  for (let round = 0; round < 20; round += 1) {
    const folder = dataFolder()
    mkdirSync(join(folder, 'lock'))
    await leaveSocket(join(folder, 'lock', '0000.sock'))
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const held = starts.filter((start) => start.status === 'fulfilled')
    expect(held).toHaveLength(1)
    for (const { value } of held) await value.release()
  }
})

/** What a killed process leaves behind: the name of a socket nobody listens on. A hard link survives the closing that removes the name. */
async function leaveSocket(path: string): Promise<void> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(`${path}.1`, listening))
  linkSync(`${path}.1`, path)
  await new Promise((closed) => server.close(closed))
}
