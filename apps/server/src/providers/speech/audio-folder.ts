import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isMpeg } from './read-audio'

export type AudioFolder = ReturnType<typeof openAudioFolder>

const dayMs = 24 * 60 * 60 * 1000
/** What nobody asked for in so long goes, whatever room there is: it may have been a person's own word. */
const keepMs = 365 * dayMs
const unfinishedMs = 60_000

/**
 * Audio kept as files, shared by all processes that have the folder. A name is a hash of the sound and the text, which is
 * written nowhere. Every twentieth of the room that is filled is a look at what was not used for longest.
 */
export function openAudioFolder(folder: string, mostBytes: number, now: () => Date) {
  let filled = Number.POSITIVE_INFINITY // nobody knows yet what is there
  let isSweeping = false

  async function sweep(): Promise<void> {
    filled = 0
    const files = await listFiles(folder)
    files.sort((a, b) => b.usedAt - a.usedAt)
    let kept = 0
    for (const { path, bytes, usedAt } of files) {
      const age = now().getTime() - usedAt
      kept += bytes
      const isSpare = path.endsWith('.mp3') ? kept > mostBytes || age > keepMs : age > unfinishedMs
      if (!isSpare) continue
      await rm(path, { force: true })
      kept -= bytes
    }
  }
  return {
    pathOf: (sound: string, text: string) => join(folder, nameOf(sound, text)),
    /** What is kept there; undefined when nothing is, or nothing that is audio. */
    async read(path: string): Promise<Buffer | undefined> {
      try {
        const audio = await readFile(path)
        if (!isMpeg(audio)) return undefined
        const { mtime } = await stat(path)
        if (now().getTime() - mtime.getTime() > dayMs) await utimes(path, now(), now())
        return audio
      } catch {
        return undefined // not there, or taken away meanwhile: it can be made again
      }
    },
    async keep(path: string, audio: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = `${path}.${randomBytes(4).toString('hex')}`
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(audio)
        await file.sync()
        await file.utimes(now(), now())
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
      filled += audio.byteLength
      if (filled <= mostBytes / 20 || isSweeping) return
      isSweeping = true
      // Nobody waits for it, and the next twentieth tries again what failed.
      void sweep()
        .catch(() => undefined)
        .finally(() => {
          isSweeping = false
        })
    },
  }
}

function nameOf(sound: string, text: string): string {
  return `${createHash('sha256').update(`${sound}\n${text}`).digest('hex')}.mp3`
}

async function listFiles(folder: string): Promise<{ path: string; bytes: number; usedAt: number }[]> {
  const files = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined) // another process may have removed it
    if (found?.isFile()) files.push({ path, bytes: found.size, usedAt: found.mtimeMs })
  }
  return files
}
