// npm start: installs what is missing, builds what is stale, then serves web and API on one port.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build.mjs'
import { installIfNeeded } from './install.mjs'
import { root } from './run.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
await installIfNeeded()
await buildIfStale()
process.chdir(root)
// in this process, so that signals reach the server itself
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href)
