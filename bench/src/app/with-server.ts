import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltApp } from './build-app'
import { type RunningServer, startServer } from './start-server'

/** Does something with a new, empty data folder, which is gone afterwards. */
export async function withDataFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Does something with the app served from a new, empty database. */
export function withServer<Result>(app: BuiltApp, work: (server: RunningServer) => Promise<Result>): Promise<Result> {
  return withDataFolder(async (folder) => {
    const server = await startServer(app.program, folder)
    try {
      return await work(server)
    } finally {
      await server.end('SIGTERM')
    }
  })
}
