import { join } from 'node:path'
import type { Logger } from 'pino'
import { openAudioFolder } from './audio-folder'
import { createElevenLabs, type ElevenLabsSettings } from './elevenlabs'
import { createSpeech, type Speech } from './speech'

export type SpeechSettings = ElevenLabsSettings

/** Whoever waits longer has turned to the next word. */
const patienceMs = 6_000
/** Every word of the library in all voices, three times over. */
const mostBytes = 512 * 1024 * 1024

/** Speech through ElevenLabs, each text paid for once; undefined where no key is configured. */
export function openSpeech(
  settings: SpeechSettings | undefined,
  deps: { dataDir: string; now: () => Date; log: Pick<Logger, 'error' | 'warn' | 'info'> },
): Speech | undefined {
  if (!settings) return undefined
  const { dataDir, now, log } = deps
  const folder = openAudioFolder(join(dataDir, 'speech'), mostBytes, now)
  return createSpeech(createElevenLabs(settings, { log, now, patienceMs }), folder, { log, workMs: 2 * patienceMs })
}
