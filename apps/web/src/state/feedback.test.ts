import { emptyRecord } from '@verbena/core/learner/record'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerWith } from './feedback'
import { useLearnerStore } from './learner/learner-store'
import { saveSettings } from './learner/use-learner'

/** A device that can be felt and heard; answers what was. */
function device({ isTouched = true } = {}) {
  const touches: (number | number[])[] = []
  const tones: number[] = []
  class Node {
    gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
    constructor(_: unknown, { frequency }: { frequency?: number }) {
      if (frequency !== undefined) tones.push(frequency)
    }
    connect = (next: unknown) => next
    start() {}
    stop() {}
  }
  vi.stubGlobal('OscillatorNode', Node)
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      resume = async () => undefined
    },
  )
  Object.defineProperty(navigator, 'vibrate', { value: (pattern: number | number[]) => touches.push(pattern), configurable: true })
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true })
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: isTouched }, configurable: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'vibrate')
    Reflect.deleteProperty(navigator, 'maxTouchPoints')
    Reflect.deleteProperty(navigator, 'userActivation')
    useLearnerStore.setState(emptyRecord(), true)
  })
  return { touches, tones }
}

test('a word kept is felt, and heard only by who wants to', () => {
  const { touches, tones } = device()
  answerWith('kept')
  expect([touches, tones]).toEqual([[12], []])
  saveSettings({ sounds: true, haptics: false })
  answerWith('goal')
  expect([touches, tones]).toEqual([[12], [587, 740, 880]])
})

test('a page nobody has touched keeps still, since browsers complain about it', () => {
  const { touches } = device({ isTouched: false })
  answerWith('kept')
  expect(touches).toEqual([])
})
