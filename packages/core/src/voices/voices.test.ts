import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickDeviceVoice } from './device-voice'
import { defaultVoice } from './voice'
import { speakingVoice, voiceById, voices } from './voices'

describe('the six voices', () => {
  test('are two American ones for everyone and British and Australian ones of a subscription', () => {
    expect(voices.map(({ accent, gender, isPremium }) => `${accent} ${gender}${isPremium ? ', premium' : ''}`)).toEqual([
      'American female',
      'American male',
      'British female, premium',
      'British male, premium',
      'Australian female, premium',
      'Australian male, premium',
    ])
  })

  test.each(voices)('$name speaks at its rate, within the range of pitches', ({ lang, rate, pitch }) => {
    expect(rate).toBe(lang === 'en-AU' ? 0.9 : 0.85)
    expect(pitch).toBeGreaterThanOrEqual(0.8)
    expect(pitch).toBeLessThanOrEqual(1.2)
  })

  test('are told apart on the device and in the cloud', () => {
    for (const key of ['id', 'name', 'description', 'voiceName', 'cloudVoiceId', 'pitch'] as const) {
      expect(new Set(voices.map((voice) => voice[key])).size).toBe(voices.length)
    }
  })
})

describe('the voice that speaks', () => {
  test('is the default for an unknown stored one', () => {
    expect(voiceById('robot')).toBe(defaultVoice)
    expect(speakingVoice('constructor', 'yearly')).toBe(defaultVoice)
  })

  test('is a premium one only with a plan', () => {
    expect(speakingVoice('uk-male', 'free')).toBe(defaultVoice)
    expect(speakingVoice('us-male', 'visitor').id).toBe('us-male')
    expect(speakingVoice('uk-male', 'monthly').id).toBe('uk-male')
  })
})

const device = [
  { name: 'Thomas', lang: 'fr-FR' },
  { name: 'Daniel', lang: 'en-GB' },
  { name: 'Alex', lang: 'en_US' },
  { name: 'Samantha', lang: 'en-US' },
]

describe('the device’s voice that comes closest', () => {
  test('has the language before the gender, and both before any other English voice', () => {
    expect(pickDeviceVoice(device, defaultVoice)?.name).toBe('Samantha')
    expect(pickDeviceVoice(device, voiceById('us-male'))?.name).toBe('Alex')
    expect(pickDeviceVoice(device, voiceById('uk-female'))?.name).toBe('Daniel')
    expect(pickDeviceVoice(device.slice(0, 2), defaultVoice)?.name).toBe('Daniel')
    expect(pickDeviceVoice(device, voiceById('au-female'))?.name).toBe('Samantha')
  })

  test('has the known name before another of the same gender', () => {
    const british = ['Kate', 'Serena (Enhanced)', 'Oliver'].map((name) => ({ name, lang: 'en-GB' }))
    expect(pickDeviceVoice(british, voiceById('uk-female'))?.name).toBe('Serena (Enhanced)')
    expect(pickDeviceVoice(british, voiceById('uk-male'))?.name).toBe('Oliver')
  })

  test('is none on a device without an English voice', () => {
    expect(pickDeviceVoice(device.slice(0, 1), defaultVoice)).toBeNull()
    expect(pickDeviceVoice([], defaultVoice)).toBeNull()
    expect(pickDeviceVoice([{ name: 'Eng', lang: 'eng' }], defaultVoice)).toBeNull()
  })

  test('is not a woman where a man is wanted', () => {
    const both = ['English Female', 'English Male'].map((name) => ({ name, lang: 'en-US' }))
    expect(pickDeviceVoice(both, voiceById('us-male'))?.name).toBe('English Male')
  })

  test('is in the wanted language whenever the device has one, else in English whenever it has one', () => {
    const anyVoice = fc.record({
      name: fc.constantFrom('Samantha', 'Daniel', 'Karen', 'Female', 'Male', 'Voice 7', ''),
      lang: fc.constantFrom('en-US', 'en_GB', 'en-AU', 'en', 'EN-us-x-tpf', 'fr-FR', ''),
    })
    const base = (lang: string) => lang.replaceAll('_', '-').toLowerCase()
    fc.assert(
      fc.property(fc.array(anyVoice), fc.constantFrom(...voices), (available, wanted) => {
        const picked = pickDeviceVoice(available, wanted)
        const inLanguage = available.some(({ lang }) => base(lang).startsWith(wanted.lang.toLowerCase()))
        const inEnglish = available.some(({ lang }) => base(lang).startsWith('en'))
        if (inLanguage) expect(base(picked?.lang ?? '')).toMatch(new RegExp(`^${wanted.lang}`, 'i'))
        else expect(picked !== null).toBe(inEnglish)
      }),
    )
  })
})
