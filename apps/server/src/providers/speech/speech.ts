import { AppError } from '@verbena/core/base/app-error'
import type { Voice } from '@verbena/core/voices/voice'
import type { Logger } from 'pino'
import type { AudioFolder } from './audio-folder'
import { claim, untilReleased } from './claims'
import type { SpeechProvider } from './speech-provider'

/** Everything the app asks of speech. What cannot be done right now throws `unavailable`. */
export type Speech = {
  /** What was made before; undefined when it would have to be made now. */
  find(text: string, voice: Voice): Promise<Buffer | undefined>
  /** Makes what is not there, once however many ask for it together. */
  make(text: string, voice: Voice): Promise<Buffer>
}

export function createSpeech(
  provider: SpeechProvider,
  folder: AudioFolder,
  { log, workMs }: { log: Pick<Logger, 'warn'>; workMs: number },
): Speech {
  const making = new Map<string, Promise<Buffer>>()

  function soundOf(voice: Voice): string {
    const sound = provider.soundOf(voice)
    if (sound === undefined) throw new AppError('unavailable', 'This voice is not available here yet. Your device can speak instead.')
    return sound
  }
  /** A folder that cannot be written costs money, not speech. */
  async function keep(path: string, audio: Buffer): Promise<void> {
    await folder.keep(path, audio).catch(() => log.warn('speech could not be kept on the disk; it will be paid for again'))
  }

  async function makeOnce(path: string, text: string, voice: Voice): Promise<Buffer> {
    const mine = await claim(path, workMs).catch(() => undefined) // keeping will say what is wrong
    if (mine === undefined) await untilReleased(path, workMs)
    try {
      const theirs = await folder.read(path)
      if (theirs) return theirs
      const audio = await provider.synthesize(text, voice)
      await keep(path, audio)
      return audio
    } finally {
      await mine?.release().catch(() => undefined) // it goes by its age
    }
  }
  return {
    find: async (text, voice) => folder.read(folder.pathOf(soundOf(voice), text)),
    async make(text, voice) {
      const path = folder.pathOf(soundOf(voice), text)
      const current = making.get(path)
      if (current) return current
      const started = makeOnce(path, text, voice).finally(() => making.delete(path))
      making.set(path, started)
      return started
    },
  }
}
