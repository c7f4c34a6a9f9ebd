// npm run check: everything that must be green before a commit.
import { installIfNeeded } from './install.mjs'
import { checks, runSteps } from './steps.mjs'

await installIfNeeded()
process.exit((await runSteps(checks)) ? 0 : 1)
