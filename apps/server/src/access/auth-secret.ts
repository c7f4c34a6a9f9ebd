import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder } from '../db/embedded/sync-tree'
import { StartError } from '../db/start-error'
import { randomToken } from './secrets'

/** The key that signs access tokens when none is configured: made once, kept beside the database, readable by its owner alone. */
export function keptAuthSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret')
  if (!existsSync(path)) writeSecret(path, dataDir)
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32) throw new StartError(`The file ${path} is damaged; delete it to have a new one made (everyone signs in again).`)
  return secret
}

function writeSecret(path: string, dataDir: string): void {
  const unfinished = `${path}.new`
  const file = openSync(unfinished, 'w', 0o600)
  writeSync(file, `${randomToken()}\n`)
  fsyncSync(file)
  closeSync(file)
  renameSync(unfinished, path)
  syncFolder(dataDir)
}
