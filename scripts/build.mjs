import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, root } from './run.mjs'

const shared = ['package-lock.json', 'tsconfig.base.json', 'packages/core', 'packages/words']

/** What is built, from which files, and what must be there afterwards. */
const parts = [
  { name: 'web', workspace: '@verbena/web', sources: [...shared, 'apps/web'], result: 'apps/web/dist/index.html' },
  { name: 'server', workspace: '@verbena/server', sources: [...shared, 'apps/server'], result: 'apps/server/dist/main.js' },
]

const skipped = new Set(['node_modules', 'dist', 'dist-native', 'test', 'data-dev', '.cache', 'ios', 'android'])

/** Builds each part whose files changed since it was last built. */
export async function buildIfStale() {
  for (const { name, workspace, sources, result } of parts) {
    const stamp = join(root, '.cache', `built-${name}`)
    const now = fingerprint(sources)
    const isFresh = existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now
    if (isFresh) continue
    console.log(`Building the ${name}…`)
    await mustRun(`Building the ${name}`, 'npm', ['run', 'build', '-w', workspace, '--loglevel=error'], { isQuiet: true })
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(stamp, now)
  }
}

/** A hash over names, sizes and times: looking at some hundred files takes milliseconds, reading them would not. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  function add(path) {
    const stats = statSync(path)
    if (!stats.isDirectory()) {
      if (!path.endsWith('.test.ts') && !path.endsWith('.test.tsx')) hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`)
      return
    }
    for (const entry of readdirSync(path).sort()) if (!skipped.has(entry)) add(join(path, entry))
  }
  for (const path of paths) add(join(root, path))
  return hash.digest('hex')
}
