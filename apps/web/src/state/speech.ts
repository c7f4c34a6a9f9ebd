import { voiceById } from '@verbena/core/voices/voices'
import { type SpeechResult, speak } from '../device/speech'
import { readSetting } from './learner/use-learner'

/** Says a text with the voice the learner chose. */
export function speakAloud(text: string): Promise<SpeechResult> {
  return speak(text, voiceById(readSetting('selectedVoice')))
}
