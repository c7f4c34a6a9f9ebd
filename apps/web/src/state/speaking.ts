import { accessOf } from '@verbena/core/subscription/entitlements'
import type { Voice } from '@verbena/core/voices/voice'
import { speakingVoice } from '@verbena/core/voices/voices'
import { type SpeechResult, speak } from '../device/speech'
import { readSetting } from './learner/use-learner'
import { readPlan } from './plan'

/** Says a text with the voice the learner chose, as far as the plan opens it. */
export function speakChosen(text: string): Promise<SpeechResult> {
  return speakWith(speakingVoice(readSetting('selectedVoice'), accessOf(false, readPlan())), text)
}

/** Says a text with a voice, whoever chose it: the one place where speech from elsewhere than the device can come in. */
export function speakWith(voice: Voice, text: string): Promise<SpeechResult> {
  return speak(text, voice)
}
