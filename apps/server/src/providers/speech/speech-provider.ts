import type { Voice } from '@verbena/core/voices/voice'

/** Whoever makes speech from text. */
export type SpeechProvider = {
  /** All besides the text that decides how a voice sounds; undefined when the provider has no such voice here. */
  soundOf(voice: Voice): string | undefined
  /** MPEG audio; throws `unavailable` when it cannot be made right now. */
  synthesize(text: string, voice: Voice): Promise<Buffer>
}
