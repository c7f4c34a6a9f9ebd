import { execFileSync } from 'node:child_process'
import { cpus, loadavg, platform, release, totalmem } from 'node:os'

/** What a figure means nothing without: the machine, the versions, and how busy it was. */
export function describeMachine(chromiumVersion?: string): string {
  const processors = cpus()
  const parts = [
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `${(totalmem() / 2 ** 30).toFixed(0)} GB`,
    `${platform()} ${release()}`,
    `Node ${process.versions.node}`,
    ...(chromiumVersion === undefined ? [] : [`Chromium ${chromiumVersion}`]),
    `commit ${commit()}`,
    `load ${loadavg()[0]?.toFixed(2)}`,
  ]
  return parts.join(' · ')
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown' // a copy without its history
  }
}
