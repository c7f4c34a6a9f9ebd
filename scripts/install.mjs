import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, root } from './run.mjs'

const lowest = [20, 19]

/** Installs packages when the lock file asks for others than are there; says so when Node is too old. */
export async function installIfNeeded() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < lowest[0] || (major === lowest[0] && minor < lowest[1])) {
    console.error(`Verbena needs Node ${lowest.join('.')} or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (isInstalled()) return
  console.log('Installing packages…')
  await mustRun('Installing packages', 'npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'])
}

/** npm writes what it installed beside the packages; compared entry by entry it tells whether the lock file moved on. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(installed)
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (path === '' || !path.startsWith('node_modules/') || link) return true
    return present[path] === undefined ? optional === true : present[path].version === version
  })
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
