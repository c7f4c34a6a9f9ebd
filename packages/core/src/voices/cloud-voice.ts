import type { Access } from '../subscription/entitlements'
import type { Voice } from './voice'
import { canUseVoice } from './voices'

/** Whether the server is asked to speak: for voices that are made there, and people with an account whose plan opens them. */
export function isSpokenByServer(voice: Voice, access: Access): boolean {
  return voice.useElevenLabs && access !== 'visitor' && canUseVoice(voice, access)
}
