import { voiceById } from '@verbena/core/voices/voices'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeAudio } from '../../test/fake-audio'
import { annWithCloud } from '../../test/fake-cloud'
import { troubles } from '../../test/fake-server'
import { deviceVoice, fakeSpeech } from '../../test/fake-speech'
import type { Send } from '../api/server'
import { clearOwn, openOwn } from '../device/own-database'
import { saveSettings } from './learner/use-learner'
import { signOut } from './session/live-session'
import { speakChosen, speakWith, stopSpeaking } from './speaking'
import { useSpoken } from './spoken'

const daniel = deviceVoice('Daniel', 'en-GB')
/** Waits until so many sounds are kept on the device. */
const kept = (count: number) => vi.waitFor(async () => expect(await (await openOwn()).count('sounds')).toBe(count))

let serial = 0
/** A word nobody has heard yet. */
const freshWord = () => `word ${++serial}`
/** Every voice is asked about on its own, so what one test breaks is whole for the next. */
const british = voiceById('uk-male')

async function annListens() {
  // what rested for another test has rested
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000 * ++serial)
  const cloud = await annWithCloud()
  const audio = fakeAudio()
  const device = fakeSpeech([daniel])
  await clearOwn()
  saveSettings({ selectedVoice: 'uk-male' })
  onTestFinished(stopSpeaking)
  return { cloud, audio, device }
}

describe('a voice that is made by the server', () => {
  test('is played as it comes, and the device keeps silent', async () => {
    const { cloud, audio, device } = await annListens()
    const word = freshWord()
    const spoken = speakChosen(word)
    await vi.waitFor(() => expect(audio.played).toEqual([word]))
    expect(useSpoken.getState()).toEqual({ text: word, voiceId: 'uk-male' })
    audio.end()
    expect(await spoken).toBe('spoken')
    expect(useSpoken.getState().text).toBeNull()
    expect([cloud.asked, device.said]).toEqual([[`uk-male ${word}`], []])
    expect(audio.open.size).toBe(0)
  })

  test('is asked for once, and then kept on the device for when there is no network', async () => {
    const { cloud, audio } = await annListens()
    const word = freshWord()
    void speakChosen(word)
    await vi.waitFor(() => expect(audio.played).toHaveLength(1))
    await kept(1)
    cloud.answer = troubles.offline
    void speakChosen(`  ${word}\n`)
    await vi.waitFor(() => expect(audio.played).toEqual([word, word]))
    expect(cloud.asked).toHaveLength(1)
  })

  test('is unlocked in the tap, before anything is waited for', async () => {
    const { audio } = await annListens()
    void speakChosen(freshWord())
    expect(audio.unlocks).toBeLessThanOrEqual(1)
  })

  test('is not asked for by a visitor, with a free voice, or with more than can be spoken', async () => {
    const { cloud, device } = await annListens()
    void speakWith(british, 'a'.repeat(201))
    await vi.waitFor(() => expect(device.said).toHaveLength(1))
    void speakWith(voiceById('us-male'), freshWord())
    await vi.waitFor(() => expect(device.said).toHaveLength(2))
    await signOut()
    void speakWith(british, freshWord())
    await vi.waitFor(() => expect(device.said).toHaveLength(3))
    expect(cloud.asked).toEqual([])
  })

  test('leaves the device with whoever signs out', async () => {
    const { cloud, audio } = await annListens()
    const word = freshWord()
    void speakChosen(word)
    await vi.waitFor(() => expect(audio.played).toHaveLength(1))
    await signOut()
    const back = await annWithCloud()
    void speakWith(british, word)
    await vi.waitFor(() => expect(audio.played).toHaveLength(2))
    expect([cloud.asked, back.asked]).toEqual([[`uk-male ${word}`], [`uk-male ${word}`]])
  })
})

const refuse = (status: number, code: string, headers = {}): Send => {
  return async () => Response.json({ error: { code, message: 'No' } }, { status, headers })
}

describe('the device speaks instead', () => {
  test.each<[string, Send]>([
    ['no network', troubles.offline],
    ['no server', troubles.gateway],
    ['a hotel’s page', troubles.nonsense],
    ['no speech on this server', refuse(503, 'unavailable')],
    ['too many words', troubles.busy],
    ['no subscription, says the server', refuse(403, 'premium_required')],
    ['a bug', troubles.crashed],
    ['no sound', async () => Response.json({ audioContent: '' })],
    ['a page instead of sound', async () => Response.json({ audioContent: '<html>' })],
    ['another answer', async () => Response.json(['//uQxAAA'])],
  ])('where there is %s, and the next word does not ask', async (_, answer) => {
    const { cloud, audio, device } = await annListens()
    cloud.answer = answer
    const word = freshWord()
    void speakChosen(word)
    await vi.waitFor(() => expect(device.said).toMatchObject([{ text: word, voice: daniel }]))
    void speakChosen(freshWord())
    await vi.waitFor(() => expect(device.said).toHaveLength(2))
    expect(cloud.asked).toHaveLength(1)
    expect(audio.played).toEqual([])
  })

  test('where the sound is broken, which is fetched again', async () => {
    const { cloud, audio, device } = await annListens()
    audio.manner = 'cannot decode'
    const word = freshWord()
    void speakChosen(word)
    await vi.waitFor(() => expect(device.said).toHaveLength(1))
    await kept(0)
    audio.manner = 'plays'
    void speakChosen(word)
    await vi.waitFor(() => expect(audio.played).toEqual([word]))
    expect(cloud.asked).toHaveLength(2)
  })

  test('where the browser refuses to play, and the sound is kept', async () => {
    const { cloud, audio, device } = await annListens()
    audio.manner = 'refuses'
    const word = freshWord()
    void speakChosen(word)
    await vi.waitFor(() => expect(device.said).toHaveLength(1))
    await kept(1)
    audio.manner = 'plays'
    void speakChosen(word)
    await vi.waitFor(() => expect(audio.played).toEqual([word]))
    expect(cloud.asked).toHaveLength(1)
  })
})

describe('a server that takes its time', () => {
  function slowly(cloud: { answer: Send }) {
    const waiting: (() => void)[] = []
    const { answer } = cloud
    cloud.answer = (path, init) => new Promise((resolve) => waiting.push(() => resolve(answer(path, init))))
    return () => waiting.shift()?.()
  }

  test('is waited for a second and a fifth; what comes later is kept for the next time', async () => {
    const { cloud, audio, device } = await annListens()
    const answerNow = slowly(cloud)
    const word = freshWord()
    const asked = performance.now()
    void speakChosen(word)
    await vi.waitFor(() => expect(device.said).toHaveLength(1), 3000)
    expect(performance.now() - asked).toBeGreaterThan(1100)
    answerNow()
    await kept(1)
    device.end('end')
    void speakChosen(word)
    await vi.waitFor(() => expect(audio.played).toEqual([word]))
    expect(cloud.asked).toHaveLength(1)
  })

  test('is waited for to the end where the device has no voice', async () => {
    const { cloud, audio } = await annListens()
    const device = fakeSpeech([deviceVoice('Amélie', 'fr-FR')])
    const answerNow = slowly(cloud)
    const word = freshWord()
    const spoken = speakChosen(word)
    await vi.waitFor(() => expect(device.cancel).toHaveBeenCalled(), 3000)
    answerNow()
    await vi.waitFor(() => expect(audio.played).toEqual([word]))
    audio.end()
    expect(await spoken).toBe('spoken')
    expect(device.said).toEqual([])
  })

  test('says only the last word that was asked for, and the others are called off', async () => {
    const { cloud, audio } = await annListens()
    const answerNow = slowly(cloud)
    const words = [freshWord(), freshWord()]
    const first = speakChosen(words[0] ?? '')
    await vi.waitFor(() => expect(cloud.asked).toHaveLength(1))
    void speakChosen(words[1] ?? '')
    expect(await first).toBe('spoken')
    await vi.waitFor(() => expect(cloud.asked).toHaveLength(2))
    answerNow()
    answerNow()
    await vi.waitFor(() => expect(audio.played).toEqual([words[1]]))
    expect(cloud.calledOff).toEqual([words[0]])
  })
})

describe('what is being said', () => {
  test('stops for the next word', async () => {
    const { audio } = await annListens()
    const words = [freshWord(), freshWord()]
    const first = speakChosen(words[0] ?? '')
    await vi.waitFor(() => expect(audio.played).toHaveLength(1))
    void speakChosen(words[1] ?? '')
    expect(await first).toBe('spoken')
    await vi.waitFor(() => expect(audio.played).toEqual(words))
    expect(useSpoken.getState().text).toBe(words[1])
  })

  test.each(['end', 'pause'] as const)('is over with its %s', async (how) => {
    const { audio } = await annListens()
    const spoken = speakChosen(freshWord())
    await vi.waitFor(() => expect(audio.played).toHaveLength(1))
    audio[how]()
    expect(await spoken).toBe('spoken')
  })

  test('ends when it is to, by the server or by the device', async () => {
    const { audio, cloud, device } = await annListens()
    const spoken = speakChosen(freshWord())
    await vi.waitFor(() => expect(audio.played).toHaveLength(1))
    stopSpeaking()
    expect(await spoken).toBe('spoken')
    cloud.answer = troubles.offline
    const again = speakChosen(freshWord())
    await vi.waitFor(() => expect(device.said).toHaveLength(1))
    stopSpeaking()
    expect(await again).toBe('spoken')
    expect(useSpoken.getState().text).toBeNull()
  })
})
