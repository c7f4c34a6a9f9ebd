/** A way to speak: what it sounds like and how a device or the cloud is asked for it (spec §3; rate and pitch from §9). */
export type Voice = {
  id: string
  name: string
  description: string
  accent: 'American' | 'British' | 'Australian'
  lang: 'en-US' | 'en-GB' | 'en-AU'
  gender: 'female' | 'male'
  /** The voice that many devices have under this name. */
  voiceName: string
  rate: number
  pitch: number
  /** What the server calls it when speech is made there. */
  cloudVoiceId: string
  /** Whether speech made by the server is tried before the device's own. */
  useElevenLabs: boolean
  isPremium: boolean
}

export const defaultVoice: Voice = {
  id: 'us-female',
  name: 'US female',
  description: 'Bright and clear',
  accent: 'American',
  lang: 'en-US',
  gender: 'female',
  voiceName: 'Samantha',
  rate: 0.85,
  pitch: 1.1,
  cloudVoiceId: 'us-female',
  useElevenLabs: false,
  isPremium: false,
}
