import { accessOf } from '@verbena/core/subscription/entitlements'
import { defaultVoice, type Voice } from '@verbena/core/voices/voice'
import { type SpeechResult, speak } from '../device/speech'
import { readSetting } from './learner/use-learner'
import { readPlan } from './plan'

export type { SpeechResult }

/** Says a text with the voice the learner chose. */
export async function speakAloud(text: string): Promise<SpeechResult> {
  return speakWith(await chosenVoice(), text)
}

/** Says a text with a voice, whoever chose it: the one place where speech from elsewhere than the device can come in. */
export function speakWith(voice: Voice, text: string): Promise<SpeechResult> {
  return speak(text, voice)
}

/** Every voice but the default is no part of the first load. */
async function chosenVoice(): Promise<Voice> {
  const id = readSetting('selectedVoice')
  if (id === defaultVoice.id) return defaultVoice
  try {
    const { speakingVoice } = await import('@verbena/core/voices/voices')
    return speakingVoice(id, accessOf(false, readPlan()))
  } catch {
    return defaultVoice // without a network a word said by another voice beats silence
  }
}
