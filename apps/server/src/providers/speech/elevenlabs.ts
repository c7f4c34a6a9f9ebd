import { AppError } from '@verbena/core/base/app-error'
import type { Voice } from '@verbena/core/voices/voice'
import type { Logger } from 'pino'
import { readAudio, UnusableAnswer } from './read-audio'
import { createRest } from './rest'
import type { SpeechProvider } from './speech-provider'

export type ElevenLabsSettings = { apiKey: string; apiUrl: URL | undefined; voices: Record<string, string> }

/** Of the models the one that can be told the language: a single word like “chef” is otherwise taken for French. */
const model = 'eleven_flash_v2_5'
/** Speech needs no more; twice as much would be heard by nobody and kept twice as long. */
const format = 'mp3_44100_64'

/** Devices take an answer without it for one that lasts. */
const retryAfterSeconds = 30

/** Voices that every account has. No Australian woman is among them, so that voice needs one chosen in ELEVENLABS_VOICES. */
const ownVoices: Record<string, string | undefined> = {
  'us-female': 'EXAVITQu4vr4xnSDxMaL',
  'us-male': 'cjVigY5qzO86Huf0OWal',
  'uk-female': 'Xb7hH8MSUJpSbSDYk0k2',
  'uk-male': 'onwK4e9ZLuTAKqWW03F9',
  'au-male': 'IKne3meq5aSn9XLyUdCD',
}

type Deps = { log: Pick<Logger, 'error' | 'info'>; now: () => Date; patienceMs: number }

export function createElevenLabs(settings: ElevenLabsSettings, { log, now, patienceMs }: Deps): SpeechProvider {
  const base = settings.apiUrl ?? new URL('https://api.elevenlabs.io')
  const rest = createRest(now)
  const voiceOf = ({ cloudVoiceId }: Voice) => settings.voices[cloudVoiceId] ?? ownVoices[cloudVoiceId]

  async function ask(text: string, voiceId: string): Promise<Buffer> {
    const address = new URL(`/v1/text-to-speech/${voiceId}?output_format=${format}`, base)
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'xi-api-key': settings.apiKey, 'content-type': 'application/json', accept: 'audio/mpeg' },
      body: JSON.stringify({ text, model_id: model, language_code: 'en' }),
      redirect: 'error', // the key goes to nobody else
      signal: AbortSignal.timeout(patienceMs),
    })
    return readAudio(response)
  }
  return {
    soundOf(voice) {
      const voiceId = voiceOf(voice)
      return voiceId && `elevenlabs ${model} ${format} ${voiceId}`
    },
    async synthesize(text, voice) {
      const voiceId = voiceOf(voice)
      if (!voiceId || rest.isResting()) throw cannotSpeak()
      try {
        const audio = await ask(text, voiceId)
        rest.succeeded()
        log.info({ speech: { voice: voice.id, characters: text.length } }, 'speech was made')
        return audio
      } catch (cause) {
        const status = cause instanceof UnusableAnswer ? cause.status : undefined
        // A refused text or voice and a busy moment say nothing about the next text.
        if (status === undefined || ![400, 404, 422, 429].includes(status)) rest.failed()
        // Messages can quote what was sent, so only what names the place is written.
        log.error({ speech: { status, reason: reasonOf(cause) } }, 'the speech provider refused or did not answer')
        throw cannotSpeak(cause)
      }
    },
  }
}

function cannotSpeak(cause?: unknown): AppError {
  return new AppError('unavailable', 'Cloud voices cannot be reached right now. Your device can speak instead.', {
    cause,
    retryAfterSeconds,
  })
}

/** Its own reason, the system's code for a broken connection, or the kind of error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  if (error instanceof UnusableAnswer) return error.message
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : error.name
}
