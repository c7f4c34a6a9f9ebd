import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSpokenByServer } from './cloud-voice'
import { mayFetchAhead } from './fetch-ahead'
import { soundsToDrop } from './kept-sounds'
import { voices } from './voices'

test('the server speaks with the British and Australian voices, for subscribers', () => {
  const spoken = (access: 'visitor' | 'free' | 'monthly' | 'yearly') =>
    voices.filter((voice) => isSpokenByServer(voice, access)).map(({ id }) => id)
  expect(spoken('visitor')).toEqual([])
  expect(spoken('free')).toEqual([])
  expect(spoken('monthly')).toEqual(['uk-female', 'uk-male', 'au-female', 'au-male'])
  expect(spoken('yearly')).toEqual(spoken('monthly'))
})

describe('speech is fetched ahead', () => {
  test.each([
    ['a computer that tells nothing', undefined, false, true],
    ['a computer on a good line', { effectiveType: '4g' }, false, true],
    ['a computer on a slow line', { effectiveType: '3g' }, false, false],
    ['a computer on a telephone’s line', { type: 'cellular', effectiveType: '4g' }, false, false],
    ['a computer that saves data', { saveData: true, effectiveType: '4g' }, false, false],
    ['a phone that tells nothing', undefined, true, false],
    ['a phone that does not say what it is on', { effectiveType: '4g' }, true, false],
    ['a phone on its data plan', { type: 'cellular', effectiveType: '4g' }, true, false],
    ['a phone at home', { type: 'wifi', effectiveType: '4g' }, true, true],
    ['a phone at home, far from the box', { type: 'wifi', effectiveType: '2g' }, true, false],
  ])('%s', (_, connection, isMobile, expected) => {
    expect(mayFetchAhead(connection, isMobile)).toBe(expected)
  })
})

describe('sounds kept on the device', () => {
  test('stay while there is room', () => {
    expect(soundsToDrop([{ key: 'calm', bytes: 10, at: 1 }], 10)).toEqual([])
  })

  test('go when there is none, the longest unheard first', () => {
    const kept = [
      { key: 'new', bytes: 5, at: 9 },
      { key: 'old', bytes: 5, at: 1 },
      { key: 'middle', bytes: 5, at: 4 },
    ]
    expect(soundsToDrop(kept, 10)).toEqual(['old'])
    expect(soundsToDrop(kept, 9)).toEqual(['old', 'middle'])
    expect(soundsToDrop(kept, 0)).toEqual(['old', 'middle', 'new'])
  })

  test('fit afterwards, and none goes that could have stayed', () => {
    const sound = fc.record({ bytes: fc.nat(50), at: fc.nat(1000) })
    fc.assert(
      fc.property(fc.array(sound), fc.nat(400), (sounds, room) => {
        const kept = sounds.map((each, i) => ({ ...each, key: String(i) }))
        const dropped = soundsToDrop(kept, room)
        const left = kept.filter(({ key }) => !dropped.includes(key)).reduce((sum, { bytes }) => sum + bytes, 0)
        expect(left).toBeLessThanOrEqual(room)
        const last = kept.find(({ key }) => key === dropped.at(-1))
        if (last) expect(left + last.bytes).toBeGreaterThan(room)
      }),
    )
  })
})
