import { join } from 'node:path'
import { wordsPlugin } from '@verbena/words/words-plugin'
import { build } from 'vite'
import { root, workFolder } from './folders'

/** A built app of the benchmarks' own: the server's program, and the folder of the web it serves. */
export type BuiltApp = { program: string; web: string }

const built = new Map<string, Promise<BuiltApp>>()

/** The app as it is in the tree now, with the real library. */
export function buildApp(): Promise<BuiltApp> {
  return buildOnce('app')
}

/** The same app with the words of another folder. */
export function buildAppWithWords(name: string, wordsFolder: string): Promise<BuiltApp> {
  return buildOnce(name, wordsFolder)
}

function buildOnce(name: string, wordsFolder?: string): Promise<BuiltApp> {
  const running = built.get(name)
  if (running) return running
  const started = buildBoth(join(workFolder, name), wordsFolder)
  built.set(name, started)
  return started
}

/** The same places to each other as in the repository, so that the server finds its web. */
async function buildBoth(folder: string, wordsFolder?: string): Promise<BuiltApp> {
  const app = { program: join(folder, 'apps/server/dist/main.js'), web: join(folder, 'apps/web/dist') }
  const common = { logLevel: 'error', mode: 'production' } as const
  await build({ ...common, root: join(root, 'apps/server'), build: { outDir: join(app.program, '..'), emptyOutDir: true } })
  await build({
    ...common,
    root: join(root, 'apps/web'),
    configLoader: 'runner',
    plugins: wordsFolder === undefined ? [] : [{ ...wordsPlugin(wordsFolder), enforce: 'pre' }],
    build: { outDir: app.web, emptyOutDir: true },
  })
  return app
}
