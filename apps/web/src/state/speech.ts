import type { SpeechResult } from '../device/speech'

export type { SpeechResult }

/** Voices and how to speak with them are no part of the first load. */
const speaking = () => import('./speaking')

/** Has speech at hand before it is asked for: a browser may refuse sound that comes long after the tap. */
export function prepareSpeech(): void {
  speaking().catch(() => undefined) // tried again when a word is to be said
}

/** Says a text with the voice the learner chose; fails when the scripts for it cannot be had. */
export async function speakAloud(text: string): Promise<SpeechResult> {
  const { speakChosen } = await speaking()
  return speakChosen(text)
}
