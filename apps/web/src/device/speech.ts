import { type DeviceVoice, pickDeviceVoice } from '@verbena/core/voices/device-voice'
import type { Voice } from '@verbena/core/voices/voice'
import { browserSpeaker } from './browser-speaker'

/** How a try to speak ended: it sounded or gave way to the next one, or this device cannot. */
export type SpeechResult = 'spoken' | 'unavailable'

/** One of a device's voices, which can be made to speak. */
export type SpeakingVoice = DeviceVoice & {
  /** Whether it is made somewhere else, over the network. */
  isRemote: boolean
  /** Resolves when it has ended or was stopped; rejects when nothing was heard. */
  say: (text: string, how: { rate: number; pitch: number }) => Promise<void>
}

/** What the app needs of a device that speaks. */
export type Speaker = {
  /** The voices there are; none where the device cannot speak. */
  voices: () => Promise<readonly SpeakingVoice[]>
  /** Stops what is being said. */
  stop: () => void
  /** In a tap: makes sure that it may speak a moment later. */
  unlock?: () => void
}

let device: Speaker = browserSpeaker

/** Lets a device that speaks take the browser's place. */
export function speakThrough(other: Speaker): void {
  device = other
}

export function speaker(): Speaker {
  return device
}

/** To be called in a tap whose words may come from the device only after something else was tried. */
export function unlockSpeech(): void {
  device.unlock?.()
}

/** Speaks with the device's own voices until it ends or is called off, stopping what was said before. */
export async function speak(text: string, voice: Voice, signal: AbortSignal): Promise<SpeechResult> {
  const speaking = device
  speaking.stop()
  const voices = await speaking.voices()
  const local = voices.filter(({ isRemote }) => !isRemote)
  const chosen = pickDeviceVoice(navigator.onLine ? voices : local, voice)
  const instead = chosen?.isRemote ? pickDeviceVoice(local, voice) : null
  const stop = () => speaking.stop()
  signal.addEventListener('abort', stop)
  try {
    for (const each of [chosen, instead]) {
      if (signal.aborted || (each && (await hasSpoken(each, text, voice)))) return 'spoken'
    }
  } finally {
    signal.removeEventListener('abort', stop)
  }
  return signal.aborted ? 'spoken' : 'unavailable'
}

function hasSpoken(voice: SpeakingVoice, text: string, how: Voice): Promise<boolean> {
  return voice.say(text, how).then(
    () => true,
    () => false, // another one may be able to, or the learner is told
  )
}
