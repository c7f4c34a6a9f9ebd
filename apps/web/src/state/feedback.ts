import { vibrate } from '../device/haptics'
import { playTones, type Tone } from '../device/sounds'
import { readSetting } from './learner/use-learner'

/** What the device answers to: a word kept, and the day's goal reached. */
export type Moment = 'kept' | 'goal'

const answers: Record<Moment, { touch: number | number[]; tones: Tone[] }> = {
  kept: { touch: 12, tones: [{ hertz: 784, startMs: 0, lengthMs: 160 }] },
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
