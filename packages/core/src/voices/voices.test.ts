import { expect, test } from 'vitest'
import { defaultVoice, pickDeviceVoice, voiceById } from './voices'

const device = [
  { name: 'Thomas', lang: 'fr-FR' },
  { name: 'Daniel', lang: 'en-GB' },
  { name: 'Alex', lang: 'en_US' },
  { name: 'Samantha', lang: 'en-US' },
]

test('language comes before gender, and both before any other English voice', () => {
  expect(pickDeviceVoice(device, defaultVoice)?.name).toBe('Samantha')
  expect(pickDeviceVoice(device, voiceById('us-male'))?.name).toBe('Alex')
  expect(pickDeviceVoice(device.slice(0, 2), defaultVoice)?.name).toBe('Daniel')
})

test('a device without an English voice has none to offer', () => {
  expect(pickDeviceVoice(device.slice(0, 1), defaultVoice)).toBeNull()
  expect(pickDeviceVoice([], defaultVoice)).toBeNull()
})

test('a woman’s name is not taken for a man’s', () => {
  expect(
    pickDeviceVoice(
      [
        { name: 'English Female', lang: 'en-US' },
        { name: 'English Male', lang: 'en-US' },
      ],
      voiceById('us-male'),
    )?.name,
  ).toBe('English Male')
})

test('an unknown stored voice is the default', () => {
  expect(voiceById('robot')).toBe(defaultVoice)
})
