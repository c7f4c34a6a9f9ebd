import { type Access, accessOf } from '@verbena/core/subscription/entitlements'
import { isSpokenByServer } from '@verbena/core/voices/cloud-voice'
import { mayFetchAhead } from '@verbena/core/voices/fetch-ahead'
import type { Voice } from '@verbena/core/voices/voice'
import { speakingVoice } from '@verbena/core/voices/voices'
import { playAudio, unlockAudio } from '../device/audio'
import { readConnection } from '../device/connection'
import { isMobileAgent } from '../device/platform'
import { type SpeechResult, speak, unlockSpeech } from '../device/speech'
import { readSetting } from './learner/use-learner'
import { cloudSpeech } from './live-cloud-speech'
import { readPlan } from './plan'
import { readUser } from './session/session'
import { createSpeakAhead } from './speak-ahead'
import { useSpoken } from './spoken'

/** On a slow network the device speaks before anybody wonders; what comes later is kept for the next time. */
const patienceMs = 1200

let running = new AbortController()

/** Says a text with the voice the learner chose, as far as the plan opens it. */
export async function speakChosen(text: string): Promise<SpeechResult> {
  const result = await speakWith(chosenVoice(), text)
  ahead.heard()
  return result
}

/** The voice that reads to the learner now. */
function chosenVoice(): Voice {
  return speakingVoice(readSetting('selectedVoice'), access())
}

/** Says a text with a voice, whoever chose it, in the place of whatever is being said. */
export async function speakWith(voice: Voice, text: string): Promise<SpeechResult> {
  stopSpeaking()
  const mine = new AbortController()
  running = mine
  useSpoken.setState({ text, voiceId: voice.id })
  try {
    return await say(voice, text, mine.signal)
  } finally {
    if (running === mine) useSpoken.setState({ text: null, voiceId: null })
  }
}

/** Ends what is being said, without a word about it. */
export function stopSpeaking(): void {
  running.abort()
}

/** By the server where it speaks this voice, else, or when that cannot be heard, by the device (spec §7). */
async function say(voice: Voice, text: string, signal: AbortSignal): Promise<SpeechResult> {
  if (!isSpokenByServer(voice, access())) return speak(text, voice, signal)
  unlockAudio()
  unlockSpeech()
  const coming = cloudSpeech.sound(voice, text, signal)
  if (await isHeard(await withinPatience(coming), voice, text, signal)) return 'spoken'
  const result = await speak(text, voice, signal)
  // with no voice on the device, late is better than never
  return result === 'unavailable' && (await isHeard(await coming, voice, text, signal)) ? 'spoken' : result
}

async function isHeard(sound: ArrayBuffer | null, voice: Voice, text: string, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return true
  if (sound === null) return false
  try {
    await playAudio(sound, signal)
    return true
  } catch (failure) {
    // a browser that refuses to play says nothing about the sound; one that is broken is fetched again
    if (!(failure instanceof DOMException && failure.name === 'NotAllowedError')) cloudSpeech.drop(voice, text)
    return false
  }
}

function withinPatience(sound: Promise<ArrayBuffer | null>): Promise<ArrayBuffer | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMs)
    void sound.then((here) => {
      clearTimeout(timer)
      resolve(here)
    })
  })
}

function access(): Access {
  return accessOf(readUser() !== null, readPlan())
}

const ahead = createSpeakAhead({
  fetch: (text, signal) => cloudSpeech.sound(chosenVoice(), text, signal),
  isWelcome: () => isSpokenByServer(chosenVoice(), access()) && mayFetchAhead(readConnection(), isMobileAgent),
})

/** Where the reader of the feed is: the next word is made ready for a learner who listens. */
export const readerAt = ahead.readerAt

/** Whether the server could not speak with this voice when it was last asked. */
export function useIsResting(voice: Voice): boolean {
  return useSpoken(() => cloudSpeech.isResting(voice))
}
