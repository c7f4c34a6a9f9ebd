import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The folder of the repository: every script works from there. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command to its end and answers its exit code and output; the output is shown as it comes unless `isQuiet`. */
export function run(command, args, { env = {}, isQuiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of ['stdout', 'stderr']) {
      child[stream].on('data', (chunk) => {
        output += chunk
        if (!isQuiet) process[stream].write(chunk)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a command that must succeed; a failure ends the script with its code and one sentence. */
export async function mustRun(what, command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code === 0) return output
  if (options?.isQuiet) console.error(output)
  console.error(`${what} failed (exit code ${code}).`)
  process.exit(code)
}
