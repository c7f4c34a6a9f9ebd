import { vibrate } from '../device/haptics'
import { playTones, type Tone } from '../device/sounds'
import { readSetting } from './learner/use-learner'

/** What the device answers to: a word kept, the day's goal reached; in a game a word right or wrong, and a new best. */
export type Moment = 'kept' | 'goal' | 'right' | 'wrong' | 'best'

const answers: Record<Moment, { touch: number | number[]; tones: Tone[] }> = {
  kept: { touch: 12, tones: [{ hertz: 784, startMs: 0, lengthMs: 160 }] },
  right: { touch: 10, tones: [{ hertz: 659, startMs: 0, lengthMs: 120 }] },
  wrong: { touch: [14, 50, 14], tones: [{ hertz: 233, startMs: 0, lengthMs: 200 }] },
  best: {
    touch: [16, 60, 16, 60, 30],
    tones: [
      { hertz: 659, startMs: 0, lengthMs: 200 },
      { hertz: 784, startMs: 100, lengthMs: 220 },
      { hertz: 988, startMs: 200, lengthMs: 460 },
    ],
  },
  goal: {
    touch: [18, 70, 30],
    tones: [
      { hertz: 587, startMs: 0, lengthMs: 240 },
      { hertz: 740, startMs: 110, lengthMs: 260 },
      { hertz: 880, startMs: 220, lengthMs: 420 },
    ],
  },
}

/** Answers with a touch and a tone, as far as the learner wants them. */
export function answerWith(moment: Moment): void {
  const { touch, tones } = answers[moment]
  if (readSetting('haptics')) vibrate(touch)
  if (readSetting('sounds')) playTones(tones)
}
