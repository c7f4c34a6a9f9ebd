// npm test: installs what it needs, the browser included, and runs every check and every test.
import { ensureBrowser } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { installIfNeeded } from './install.mjs'
import { checks, journeys, runSteps } from './steps.mjs'

await installIfNeeded()
await buildIfStale()
const executablePath = await ensureBrowser()
const withBrowser = journeys.map((step) => ({ ...step, env: { ...step.env, CHROMIUM_PATH: executablePath } }))
process.exit((await runSteps([...checks, ...withBrowser])) ? 0 : 1)
