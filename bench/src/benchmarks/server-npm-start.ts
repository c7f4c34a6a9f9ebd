import { root } from '../app/folders'
import { startCommand } from '../app/start-server'
import type { Measure } from '../measure/measure'

const runs = 5

/** The command a person types, when nothing has changed since it last ran. */
export async function measureNpmStart(dataFolder: string): Promise<Measure[]> {
  const readyMs: number[] = []
  // the first run may build
  for (let i = 0; i <= runs; i++) {
    const server = await startCommand('npm', ['start', '--silent'], { DATA_DIR: dataFolder }, root)
    if (i > 0) readyMs.push(server.readyMs)
    await server.end('SIGTERM')
  }
  return [{ what: 'npm start to ready, nothing changed', unit: 'ms', samples: readyMs, atMost: 4000 }]
}
