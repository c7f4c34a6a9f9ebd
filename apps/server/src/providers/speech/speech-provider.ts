import type { Voice } from '@verbena/core/voices/voice'

/** Whoever makes speech from text. */
export type SpeechProvider = {
  /** All that changes how a text sounds with a voice; undefined when the provider has no such voice here. */
  settingsOf(voice: Voice): string | undefined
  /** MPEG audio; throws `unavailable` when it cannot be made right now. */
  synthesize(text: string, voice: Voice): Promise<Buffer>
}
