import { type SpeechInput, speechInput } from '@verbena/core/voices/speech'
import type { Voice } from '@verbena/core/voices/voice'
import * as v from 'valibot'
import { ApiFailure } from '../api/errors'

type CloudSpeechDeps = {
  make: (input: SpeechInput, signal: AbortSignal) => Promise<{ audioContent: string }>
  /** The sounds kept on this device. */
  store: {
    read: (key: string) => Promise<ArrayBuffer | undefined>
    write: (key: string, sound: ArrayBuffer) => Promise<void>
    drop: (key: string) => Promise<void>
  }
  now: () => number
  userId: () => string | undefined
}

type Flight = { signal: AbortSignal; sound: Promise<ArrayBuffer | null> }

/** After a failure that passes soon, words are said by the device for so long without asking again. */
const shortRestMs = 30_000
/** A server without speech, or without this voice, is not asked for every word: once in a while it may have learned. */
const longRestMs = 15 * 60_000

/** Speech made by the server: kept on the device, asked for once, and left alone while it cannot be had. */
export function createCloudSpeech({ make, store, now, userId }: CloudSpeechDeps) {
  const flights = new Map<string, Flight>()
  const rests = new Map<string, number>()

  const isResting = (voiceId: string) => now() < (rests.get(voiceId) ?? 0)

  async function find(key: string, input: SpeechInput, signal: AbortSignal): Promise<ArrayBuffer | null> {
    const kept = await store.read(key)
    if (kept || signal.aborted || isResting(input.voiceId)) return kept ?? null
    const owner = userId()
    try {
      const sound = toBytes((await make(input, signal)).audioContent)
      // an own word of somebody who has left is nobody else's to keep; a browser that refuses fetches it again
      if (userId() === owner) store.write(key, sound).catch(() => undefined)
      return sound
    } catch (failure) {
      // spec §7: whatever the reason, the device speaks instead
      if (!signal.aborted) rests.set(input.voiceId, now() + restAfter(failure))
      return null
    }
  }

  function requestFor(voice: Voice, text: string): { key: string; input: SpeechInput } | null {
    const input = v.safeParse(speechInput, { text, voiceId: voice.cloudVoiceId })
    return input.success ? { key: `${userId()} ${input.output.voiceId} ${input.output.text}`, input: input.output } : null
  }

  return {
    /** The sound of a text in a voice; `null` when there is none to be had now. */
    sound(voice: Voice, text: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
      const request = requestFor(voice, text)
      if (request === null) return Promise.resolve(null)
      const { key, input } = request
      const running = flights.get(key)
      if (running && !running.signal.aborted) return running.sound
      const flight = { signal, sound: find(key, input, signal) }
      flights.set(key, flight)
      void flight.sound.finally(() => flights.get(key) === flight && flights.delete(key))
      return flight.sound
    },
    /** One that cannot be played is not kept. */
    drop(voice: Voice, text: string): void {
      const request = requestFor(voice, text)
      if (request) store.drop(request.key).catch(() => undefined) // it could not be kept either
    },
    /** Whether the server could not speak with the voice when it was last asked. */
    isResting: (voice: Voice) => isResting(voice.cloudVoiceId),
  }
}

/** How long not to ask for this voice after a failure. */
function restAfter(failure: unknown): number {
  if (!(failure instanceof ApiFailure)) return shortRestMs
  if (failure.code === 'invalid_input') return 0 // another text may do
  if (failure.retryAfterSeconds !== undefined) return failure.retryAfterSeconds * 1000
  return failure.code === 'unavailable' || failure.code === 'premium_required' ? longRestMs : shortRestMs
}

function toBytes(base64: string): ArrayBuffer {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer
}
