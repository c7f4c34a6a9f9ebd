import { defaultVoice } from '@verbena/core/voices/voice'
import { voiceById } from '@verbena/core/voices/voices'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { deviceVoice, fakeSpeech } from '../../test/fake-speech'
import { speak } from './speech'

const samantha = deviceVoice('Samantha', 'en-US')
const alex = deviceVoice('Alex', 'en-US')
const daniel = deviceVoice('Daniel', 'en-GB')
const amelie = deviceVoice('Amélie', 'fr-FR')

/** Lets everything that waits for nothing happen. */
const settle = () => vi.waitFor(() => undefined)

describe('speaking', () => {
  test('takes the device’s voice that comes closest, at the chosen voice’s rate and pitch', async () => {
    const device = fakeSpeech([amelie, daniel, alex, samantha])
    void speak('calm', voiceById('us-male'))
    await settle()
    expect(device.said).toMatchObject([{ text: 'calm', voice: alex, lang: 'en-US', rate: 0.85, pitch: 0.9 }])
  })

  test.each([
    ['start', 'spoken'],
    ['end', 'spoken'],
    ['interrupted', 'spoken'],
    ['canceled', 'spoken'],
    ['synthesis-failed', 'unavailable'],
    ['not-allowed', 'unavailable'],
    ['network', 'unavailable'],
  ] as const)('that comes to "%s" is %s', async (ending, result) => {
    const device = fakeSpeech([samantha])
    const spoken = speak('calm', defaultVoice)
    await settle()
    device.end(ending)
    expect(await spoken).toBe(result)
  })

  test('stops what is being said', async () => {
    const device = fakeSpeech([samantha])
    const first = speak('calm', defaultVoice)
    await settle()
    void speak('brisk', defaultVoice)
    expect(device.cancel).toHaveBeenCalled()
    expect(await first).toBe('spoken')
    await settle()
    expect(device.said.map(({ text }) => text)).toEqual(['calm', 'brisk'])
  })
})

describe('voices that arrive late', () => {
  test('are waited for', async () => {
    const device = fakeSpeech([])
    void speak('calm', defaultVoice)
    await settle()
    expect(device.said).toEqual([])
    device.voicesArrive([samantha])
    await settle()
    expect(device.said).toMatchObject([{ text: 'calm', voice: samantha }])
  })

  test('say only the last of the words asked for meanwhile', async () => {
    const device = fakeSpeech([])
    const asked = ['calm', 'calm', 'brisk'].map((word) => speak(word, defaultVoice))
    device.voicesArrive([samantha])
    await settle()
    expect(device.said.map(({ text }) => text)).toEqual(['brisk'])
    device.end('start')
    expect(await Promise.all(asked)).toEqual(['spoken', 'spoken', 'spoken'])
  })

  test('are not waited for longer than a second and a half', async () => {
    vi.useFakeTimers()
    fakeSpeech([])
    const spoken = speak('calm', defaultVoice)
    await vi.advanceTimersByTimeAsync(1500)
    expect(await spoken).toBe('unavailable')
  })
})

describe('a device that cannot speak', () => {
  test('is one with no English voice', async () => {
    fakeSpeech([amelie])
    expect(await speak('calm', defaultVoice)).toBe('unavailable')
  })

  test.each(['speechSynthesis', 'SpeechSynthesisUtterance'])('is one without %s', async (missing) => {
    fakeSpeech([samantha])
    vi.stubGlobal(missing, undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(await speak('calm', defaultVoice)).toBe('unavailable')
  })
})
