import { type Access, canOpen } from '../subscription/entitlements'
import { defaultVoice, type Voice } from './voice'

/** What a voice says to introduce itself (spec §9). */
export const previewPhrase = 'Hello! This is how I sound when pronouncing words.'

/** Every voice, in the order they are shown (spec §3). */
export const voices: readonly Voice[] = [
  defaultVoice,
  {
    id: 'us-male',
    name: 'US male',
    description: 'Warm and steady',
    accent: 'American',
    lang: 'en-US',
    gender: 'male',
    voiceName: 'Alex',
    rate: 0.85,
    pitch: 0.9,
    cloudVoiceId: 'us-male',
    useElevenLabs: false,
    isPremium: false,
  },
  {
    id: 'uk-female',
    name: 'British female',
    description: 'Crisp and composed',
    accent: 'British',
    lang: 'en-GB',
    gender: 'female',
    voiceName: 'Serena',
    rate: 0.85,
    pitch: 1.15,
    cloudVoiceId: 'uk-female',
    useElevenLabs: true,
    isPremium: true,
  },
  {
    id: 'uk-male',
    name: 'British male',
    description: 'Deep and unhurried',
    accent: 'British',
    lang: 'en-GB',
    gender: 'male',
    voiceName: 'Daniel',
    rate: 0.85,
    pitch: 0.85,
    cloudVoiceId: 'uk-male',
    useElevenLabs: true,
    isPremium: true,
  },
  {
    id: 'au-female',
    name: 'Australian female',
    description: 'Sunny and relaxed',
    accent: 'Australian',
    lang: 'en-AU',
    gender: 'female',
    voiceName: 'Karen',
    rate: 0.9,
    pitch: 1.05,
    cloudVoiceId: 'au-female',
    useElevenLabs: true,
    isPremium: true,
  },
  {
    id: 'au-male',
    name: 'Australian male',
    description: 'Easy and friendly',
    accent: 'Australian',
    lang: 'en-AU',
    gender: 'male',
    voiceName: 'Lee',
    rate: 0.9,
    pitch: 0.95,
    cloudVoiceId: 'au-male',
    useElevenLabs: true,
    isPremium: true,
  },
]

/** The voice with this id; an unknown stored one is the default. */
export function voiceById(id: string): Voice {
  return voices.find((voice) => voice.id === id) ?? defaultVoice
}

export function canUseVoice(voice: Voice, access: Access): boolean {
  return !voice.isPremium || canOpen(access, 'premium-voice')
}

/** The voice that speaks: the chosen one, or the default while the subscription does not open it. */
export function speakingVoice(chosenId: string, access: Access): Voice {
  const chosen = voiceById(chosenId)
  return canUseVoice(chosen, access) ? chosen : defaultVoice
}
