import { voiceById } from '@verbena/core/voices/voices'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Speaker, speak, speaker, speakThrough } from '../speech'
import { nativeSpeaker } from './speech'

type Plugin = Parameters<typeof nativeSpeaker>[0]
const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService, default: false, voiceURI: name })
const installed = [
  voice('amelie', 'fr-FR'),
  voice('en-gb-x-male', 'en-GB'),
  voice('en-us-x-male', 'en-US', false),
  voice('en-us-y-male', 'en-US'),
]

/** A phone with these voices, on which speech goes on until a test ends it. */
function fakePhone({
  voices = installed,
  speak = () => new Promise<void>(() => undefined),
}: {
  voices?: typeof installed
  speak?: Plugin['speak']
} = {}) {
  const phone = { getSupportedVoices: vi.fn(async () => ({ voices })), speak: vi.fn(speak), stop: vi.fn(async () => undefined) }
  return { phone, device: nativeSpeaker(phone) }
}

function through(device: Speaker) {
  const before = speaker()
  speakThrough(device)
  onTestFinished(() => speakThrough(before))
}

const say = (text: string) => speak(text, voiceById('us-male'), new AbortController().signal)

test('speaks with the closest voice by its number, at the chosen rate and pitch', async () => {
  const { phone, device } = fakePhone({ speak: async () => undefined })
  through(device)
  expect(await say('calm')).toBe('spoken')
  expect(phone.speak.mock.calls[0]?.[0]).toMatchObject({ text: 'calm', lang: 'en-US', rate: 0.85, pitch: 0.9, queueStrategy: 0 })
  expect([2, 3]).toContain(phone.speak.mock.calls[0]?.[0].voice)
})

test('a voice that needs a network gives way to one that is here', async () => {
  const { phone, device } = fakePhone({ speak: async ({ voice }) => (voice === 2 ? Promise.reject(new Error('no network')) : undefined) })
  through(device)
  expect(await say('calm')).toBe('spoken')
  expect(phone.speak.mock.calls.at(-1)?.[0].voice).toBe(3)
})

test('what is stopped is over, also on a phone that never says so', async () => {
  const { phone, device } = fakePhone()
  through(device)
  const first = say('calm')
  await vi.waitFor(() => expect(phone.speak).toHaveBeenCalledOnce())
  device.stop()
  expect(await first).toBe('spoken')
})

test('voices are asked for once, and again while there are none', async () => {
  const { phone, device } = fakePhone({ voices: [] })
  expect(await device.voices()).toEqual([])
  phone.getSupportedVoices.mockResolvedValue({ voices: installed })
  expect(await device.voices()).toHaveLength(4)
  await device.voices()
  expect(phone.getSupportedVoices).toHaveBeenCalledTimes(2)
})

test.each([
  ['has no plugin', { getSupportedVoices: () => Promise.reject(new Error('not implemented')) }],
  ['refuses', { speak: () => Promise.reject(new Error('This language is not supported.')) }],
])('a phone that %s cannot speak', async (_, broken) => {
  through(nativeSpeaker({ ...fakePhone().phone, ...broken }))
  expect(await say('calm')).toBe('unavailable')
})

test('stopping where nothing can be stopped is quiet', () => {
  const { phone } = fakePhone()
  const device = nativeSpeaker({ ...phone, stop: () => Promise.reject(new Error('not implemented')) })
  expect(() => device.stop()).not.toThrow()
})
