import type { Voice } from './voice'

/** What a device tells of a voice it can speak with. */
export type DeviceVoice = { name: string; lang: string }

/** Names by which systems let on whether a voice sounds like a woman or a man. */
const genderNames = {
  female:
    /\b(?:female|woman|samantha|zira|aria|jenny|michelle|victoria|karen|catherine|natasha|moira|tessa|fiona|kate|serena|martha|hazel|sonia|libby|allison|ava|susan|joanna)/i,
  male: /\b(?:male|man\b|alex|aaron|david|guy\b|fred|eric|daniel|arthur|ryan|thomas|oliver|tom\b|mark\b|james|george|gordon|lee\b|william|matthew)/i,
} as const

/** The device's voice that comes closest: by language, in it by name and then by gender, else any English one of that gender. */
export function pickDeviceVoice<V extends DeviceVoice>(available: readonly V[], wanted: Voice): V | null {
  const sameLang = available.filter((voice) => hasLanguage(voice, wanted.lang))
  const english = available.filter((voice) => hasLanguage(voice, 'en'))
  const named = sameLang.find(({ name }) => name.toLowerCase().includes(wanted.voiceName.toLowerCase()))
  const ofGender = (list: readonly V[]) => list.find((voice) => genderNames[wanted.gender].test(voice.name))
  return named ?? ofGender(sameLang) ?? sameLang[0] ?? ofGender(english) ?? english[0] ?? null
}

/** Whether the voice speaks the language; some systems write `en_US`, some add the script or more. */
function hasLanguage({ lang }: DeviceVoice, wanted: string): boolean {
  const tag = lang.replaceAll('_', '-').toLowerCase()
  return tag === wanted.toLowerCase() || tag.startsWith(`${wanted.toLowerCase()}-`)
}
