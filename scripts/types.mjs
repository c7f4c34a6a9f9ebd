// Type-checks every workspace: each reads its neighbours' sources, so there is nothing to build first.
import { run } from './run.mjs'

const projects = ['packages/core', 'packages/words', 'apps/server', 'apps/web', 'apps/web/worker', 'e2e', 'bench']
let isSound = true
for (const project of projects) {
  const { code } = await run('npx', ['tsc', '-p', project])
  if (code !== 0) isSound = false
}
process.exit(isSound ? 0 : 1)
