import type { SpeechResult } from '../device/speech'

export type { SpeechResult }

/** Voices and how to speak with them are no part of the first load. */
const speaking = () => import('./speaking')

/** Says a text with the voice the learner chose; fails when the scripts for it cannot be had. */
export async function speakAloud(text: string): Promise<SpeechResult> {
  const { speakChosen } = await speaking()
  return speakChosen(text)
}
