import { voices } from '@verbena/core/voices/voices'
import * as v from 'valibot'
import { isApiAddress } from './config-address'
import { StartError } from './db/start-error'
import type { SpeechSettings } from './providers/speech/open-speech'

const voiceIds = voices.map(({ cloudVoiceId }) => cloudVoiceId)

function voiceList(value: string): boolean {
  return toPairs(value).every(
    ([ours = '', theirs = '', more]) => voiceIds.includes(ours) && /^\w{1,64}$/.test(theirs) && more === undefined,
  )
}

/** The variables of speech; the values are never repeated in a message. */
export const speechVariables = {
  ELEVENLABS_API_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,200}$/, 'ELEVENLABS_API_KEY must be a key as ElevenLabs shows it, without spaces.')),
  ),
  ELEVENLABS_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isApiAddress,
        'ELEVENLABS_API_URL must be an https address without a path, or an http one of this machine, such as http://127.0.0.1:12112.',
      ),
    ),
  ),
  ELEVENLABS_VOICES: v.optional(
    v.pipe(
      v.string(),
      v.check(voiceList, `ELEVENLABS_VOICES must be pairs of ${voiceIds.join(', ')} and a voice id of ElevenLabs, such as uk-male=abc123.`),
    ),
  ),
}

type Values = v.InferOutput<v.ObjectSchema<typeof speechVariables, undefined>>

/** Speech through ElevenLabs with its key; without one every device speaks for itself. */
export function readSpeech(values: Values): SpeechSettings | undefined {
  const { ELEVENLABS_API_KEY: apiKey, ELEVENLABS_API_URL: apiUrl, ELEVENLABS_VOICES: pairs } = values
  if (apiKey === undefined) {
    if (apiUrl === undefined && pairs === undefined) return undefined
    throw new StartError('ELEVENLABS_API_KEY must be set too, for speech through ElevenLabs.')
  }
  return {
    apiKey,
    apiUrl: apiUrl === undefined ? undefined : new URL(apiUrl),
    voices: Object.fromEntries(pairs === undefined ? [] : toPairs(pairs)),
  }
}

function toPairs(value: string): string[][] {
  return value.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
}
