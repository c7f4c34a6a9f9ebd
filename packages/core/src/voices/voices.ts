/** A way to speak: what it sounds like and how the device is asked for it (spec §3; rate and pitch from §9). */
export type Voice = {
  id: string
  name: string
  lang: 'en-US' | 'en-GB' | 'en-AU'
  gender: 'female' | 'male'
  rate: number
  pitch: number
  isPremium: boolean
}

export const defaultVoice: Voice = {
  id: 'us-female',
  name: 'US female',
  lang: 'en-US',
  gender: 'female',
  rate: 0.85,
  pitch: 1.1,
  isPremium: false,
}

export const voices: readonly Voice[] = [
  defaultVoice,
  { id: 'us-male', name: 'US male', lang: 'en-US', gender: 'male', rate: 0.85, pitch: 0.9, isPremium: false },
]

/** The voice with this id; an unknown stored one is the default. */
export function voiceById(id: string): Voice {
  return voices.find((voice) => voice.id === id) ?? defaultVoice
}

/** What a device tells of a voice it can speak with. */
export type DeviceVoice = { name: string; lang: string }

/** Names by which systems let on whether a voice sounds like a woman or a man. */
const genderNames = {
  female: /female|woman|samantha|zira|aria|jenny|victoria|karen|moira|tessa|fiona|kate|serena|allison|ava|susan|joanna/i,
  male: /(?<!fe)male|(?<!wo)man\b|alex|david|guy|fred|daniel|oliver|tom|mark|james|lee|matthew/i,
} as const

/** The device's voice that comes closest: by language first, then by gender in its name, else any English one. */
export function pickDeviceVoice<V extends DeviceVoice>(available: readonly V[], wanted: Voice): V | null {
  const tag = (voice: DeviceVoice) => voice.lang.replace('_', '-').toLowerCase()
  const sameLang = available.filter((voice) => tag(voice) === wanted.lang.toLowerCase())
  const english = available.filter((voice) => tag(voice).startsWith('en'))
  const named = (list: readonly V[]) => list.find((voice) => genderNames[wanted.gender].test(voice.name))
  return named(sameLang) ?? sameLang[0] ?? named(english) ?? english[0] ?? null
}
