import { type Random, seededRandom } from '@verbena/core/base/random'

/**
 * How the simulated learners forget: activation of declarative memory (Anderson's ACT-R) with the decay of Pavlik and
 * Anderson (2005) and their published values. It knows nothing of the scheduler's own model.
 */
const published = { threshold: -0.704, noise: 0.255, decayFloor: 0.177, decayGain: 0.217, outsideSpeed: 0.025 } as const

/** Ours: what a mere look is worth beside an answer, and how far words differ in how well they stick. */
export type Assumed = { lookWeight: number; wordSpread: number }

type Trace = { at: number; decay: number; weight: number }

/** One learner's head: words leave traces, traces fade. Its clock runs slower while the app is closed. */
export function openHead({ lookWeight, wordSpread }: Assumed, seed: number) {
  const random = seededRandom(seed)
  const traces = new Map<string, Trace[]>()
  const ease = new Map<string, number>()
  let clock = 0

  function easeOf(word: string): number {
    const known = ease.get(word)
    if (known !== undefined) return known
    const drawn = wordSpread * normal(random)
    ease.set(word, drawn)
    return drawn
  }

  function activation(word: string): number {
    let sum = 0
    for (const { at, decay, weight } of traces.get(word) ?? []) sum += weight * Math.max(1, clock - at) ** -decay
    return sum === 0 ? Number.NEGATIVE_INFINITY : Math.log(sum) + easeOf(word)
  }

  function recallChance(word: string): number {
    return 1 / (1 + Math.exp((published.threshold - activation(word)) / published.noise))
  }

  function leaveTrace(word: string, weight: number) {
    const decay = published.decayGain * Math.exp(activation(word)) + published.decayFloor
    const list = traces.get(word)
    if (list) list.push({ at: clock, decay, weight })
    else traces.set(word, [{ at: clock, decay, weight }])
  }

  return {
    /** Seconds with the app open. */
    spend(seconds: number) {
      clock += seconds
    },
    /** Seconds with the app closed. */
    rest(seconds: number) {
      clock += published.outsideSpeed * seconds
    },
    look: (word: string) => leaveTrace(word, lookWeight),
    /** Whether the word came to mind; either way its meaning was seen in the end. */
    ask(word: string): boolean {
      const isKnown = random() < recallChance(word)
      leaveTrace(word, 1)
      return isKnown
    },
    /** How many of these words would come to mind now. */
    knownOf: (words: readonly string[]) => words.reduce((sum, word) => sum + recallChance(word), 0),
  }
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
