import { mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

const askAgainMs = 50

/**
 * Who makes a file, told to all processes that share its folder by a mark beside it; undefined when another one does.
 * A mark older than any work takes was left by a process that died.
 */
export async function claim(path: string, workMs: number): Promise<{ release(): Promise<void> } | undefined> {
  const mark = `${path}.claim`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  if ((await ageOf(mark)) > workMs) await rm(mark, { force: true })
  try {
    await (await open(mark, 'wx', 0o600)).close()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined
    throw error
  }
  return { release: () => rm(mark, { force: true }) }
}

/** Waits until the one who claimed a file is done with it, or cannot be any more. */
export async function untilReleased(path: string, workMs: number): Promise<void> {
  const mark = `${path}.claim`
  for (let age = await ageOf(mark); age >= 0 && age <= workMs; age = await ageOf(mark)) {
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
}

/** How old a mark is, by the clock that also dates files; less than nothing when there is none. */
async function ageOf(mark: string): Promise<number> {
  const found = await stat(mark).catch(() => undefined) // not there is an answer too
  return found === undefined ? -1 : Math.max(0, Date.now() - found.mtimeMs)
}
