import { defaultVoice } from '@verbena/core/voices/voice'
import { voiceById } from '@verbena/core/voices/voices'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { deviceVoice, fakeSpeech } from '../../test/fake-speech'
import { speak, speaker, speakThrough, unlockSpeech } from './speech'

const samantha = deviceVoice('Samantha', 'en-US')
const alex = deviceVoice('Alex', 'en-US')
const daniel = deviceVoice('Daniel', 'en-GB')
const amelie = deviceVoice('Amélie', 'fr-FR')

/** Lets everything that waits for nothing happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

const say = (text: string, voice = defaultVoice, signal = new AbortController().signal) => speak(text, voice, signal)

describe('speaking', () => {
  test('takes the device’s voice that comes closest, at the chosen voice’s rate and pitch', async () => {
    const device = fakeSpeech([amelie, daniel, alex, samantha])
    void say('calm', voiceById('us-male'))
    await settle()
    expect(device.said).toMatchObject([{ text: 'calm', voice: alex, lang: 'en-US', rate: 0.85, pitch: 0.9 }])
  })

  test.each([
    ['end', 'spoken'],
    ['interrupted', 'spoken'],
    ['canceled', 'spoken'],
    ['synthesis-failed', 'unavailable'],
    ['not-allowed', 'unavailable'],
    ['network', 'unavailable'],
  ] as const)('that comes to "%s" is %s', async (ending, result) => {
    const device = fakeSpeech([samantha])
    const spoken = say('calm')
    await settle()
    device.end(ending)
    expect(await spoken).toBe(result)
  })

  test('that was heard and then broke off has been heard', async () => {
    const device = fakeSpeech([samantha])
    const spoken = say('calm')
    await settle()
    device.end('start')
    device.end('synthesis-failed')
    expect(await spoken).toBe('spoken')
  })

  test('that does not begin is given up, and stops', async () => {
    vi.useFakeTimers()
    const device = fakeSpeech([samantha])
    const spoken = say('calm')
    await vi.advanceTimersByTimeAsync(4000)
    expect(await spoken).toBe('unavailable')
    expect(device.cancel).toHaveBeenCalledTimes(2)
  })

  test('that has begun may last', async () => {
    vi.useFakeTimers()
    const device = fakeSpeech([samantha])
    const spoken = say('a long sentence')
    await vi.advanceTimersByTimeAsync(0)
    device.end('start')
    await vi.advanceTimersByTimeAsync(10_000)
    device.end('end')
    expect(await spoken).toBe('spoken')
  })

  test('stops what is being said', async () => {
    const device = fakeSpeech([samantha])
    const first = say('calm')
    await settle()
    void say('brisk')
    expect(device.cancel).toHaveBeenCalled()
    expect(await first).toBe('spoken')
    await settle()
    expect(device.said.map(({ text }) => text)).toEqual(['calm', 'brisk'])
  })

  test('ends when it is called off', async () => {
    const device = fakeSpeech([samantha])
    const call = new AbortController()
    const spoken = say('calm', defaultVoice, call.signal)
    await settle()
    call.abort()
    expect(await spoken).toBe('spoken')
    expect(device.cancel).toHaveBeenCalledTimes(2)
  })
})

describe('a voice that comes over the network', () => {
  const online = { ...deviceVoice('Google US English Samantha', 'en-US'), localService: false }

  test('gives way to one of the device when the network fails it', async () => {
    const device = fakeSpeech([online, alex])
    const spoken = say('calm')
    await settle()
    expect(device.said).toMatchObject([{ voice: online }])
    device.end('network')
    await settle()
    expect(device.said[1]).toMatchObject({ text: 'calm', voice: alex })
    device.end('end')
    expect(await spoken).toBe('spoken')
  })

  test('is not tried without one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const device = fakeSpeech([online, alex])
    void say('calm')
    await settle()
    expect(device.said).toMatchObject([{ voice: alex }])
  })
})

describe('voices that arrive late', () => {
  test('are waited for', async () => {
    const device = fakeSpeech([])
    void say('calm')
    await settle()
    expect(device.said).toEqual([])
    device.voicesArrive([samantha])
    await settle()
    expect(device.said).toMatchObject([{ text: 'calm', voice: samantha }])
  })

  test('say nothing that was called off meanwhile', async () => {
    const device = fakeSpeech([])
    const call = new AbortController()
    const spoken = say('calm', defaultVoice, call.signal)
    call.abort()
    device.voicesArrive([samantha])
    expect(await spoken).toBe('spoken')
    expect(device.said).toEqual([])
  })

  test('are not waited for longer than a second and a half', async () => {
    vi.useFakeTimers()
    fakeSpeech([])
    const spoken = say('calm')
    await vi.advanceTimersByTimeAsync(1500)
    expect(await spoken).toBe('unavailable')
  })
})

test('an iPhone says nothing in the tap, once, so that it may say something later', () => {
  const device = fakeSpeech([samantha])
  unlockSpeech()
  expect(device.said).toEqual([])
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
  unlockSpeech()
  unlockSpeech()
  expect(device.said).toMatchObject([{ text: '' }])
})

describe('a device that cannot speak', () => {
  test('is one with no English voice', async () => {
    fakeSpeech([amelie])
    expect(await say('calm')).toBe('unavailable')
  })

  test.each(['speechSynthesis', 'SpeechSynthesisUtterance'])('is one without %s', async (missing) => {
    fakeSpeech([samantha])
    vi.stubGlobal(missing, undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(await say('calm')).toBe('unavailable')
  })
})

describe('a device that takes the browser’s place', () => {
  const native = (voices: string[], say: () => Promise<void> = async () => undefined) => {
    const before = speaker()
    const said: unknown[] = []
    const stop = vi.fn()
    speakThrough({
      voices: async () =>
        voices.map((name) => ({
          name,
          lang: 'en-GB',
          isRemote: false,
          say: (text, { rate }) => {
            said.push([name, text, rate])
            return say()
          },
        })),
      stop,
    })
    onTestFinished(() => speakThrough(before))
    return { said, stop }
  }

  test('speaks with its own voices, stopping what was said before', async () => {
    const { said, stop } = native(['en-gb-x-fis', 'Daniel'])
    expect(await say('calm', voiceById('uk-male'))).toBe('spoken')
    expect(said).toEqual([['Daniel', 'calm', 0.85]])
    expect(stop).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['without voices', native.bind(null, [])],
    ['whose voice fails', native.bind(null, ['Daniel'], () => Promise.reject(new Error('engine gone')))],
  ])('%s cannot', async (_, open) => {
    open()
    expect(await say('calm', voiceById('uk-male'))).toBe('unavailable')
  })
})
