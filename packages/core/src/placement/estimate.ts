import { type Level, levels } from '../words/word'
import type { PlacementWord } from './placement-words'

export type PlacementAnswer = PlacementWord & { isClaimed: boolean }

/** A share of words with the range in which four of five learners who answered so would have theirs. */
export type Range = { low: number; middle: number; high: number }

/** What the answers say of a learner: the frequency at which they know every second word, and how freely they claim. */
export type Estimate = { limit: Range; claimsFreely: number }

/** One step on the frequency scale around the limit takes the chance to know a word from one in two to eleven in twelve. */
const steepness = 2.4
/** A word that is known is disclaimed now and then. */
const slip = 0.03
const limits = Array.from({ length: 56 }, (_, i) => 0.8 + i * 0.1)
const claimRates = [0.01, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.75, 0.9]
/** How likely it is that a learner claims words they do not know, before they said anything: most rarely do. */
const claimPriors = [0.2, 0.25, 0.2, 0.13, 0.09, 0.05, 0.04, 0.02, 0.02]

/** The frequencies that stand for the library's words of a level: its 5th, 25th, 50th, 75th and 95th percentile. */
const levelFrequencies: Record<Level, readonly number[]> = {
  beginner: [4.0, 4.2, 4.5, 4.8, 5.3],
  intermediate: [3.0, 3.3, 3.6, 3.8, 4.0],
  advanced: [1.3, 2.1, 2.6, 2.9, 3.2],
}

/** The chance that a learner with this limit knows a word of this frequency. */
export function knowingChance(limit: number, frequency: number): number {
  return 1 / (1 + Math.exp(-steepness * (frequency - limit)))
}

/** Weighs every limit and every way of claiming by how well it explains the answers (Bayes over a grid). */
export function estimate(answers: readonly PlacementAnswer[]): Estimate {
  const byLimit = new Array<number>(limits.length).fill(0)
  let claims = 0
  let total = 0
  for (const [i, limit] of limits.entries()) {
    const known = answers.map(({ frequency }) => (frequency === null ? 0 : knowingChance(limit, frequency) * (1 - slip)))
    for (const [j, rate] of claimRates.entries()) {
      let weight = claimPriors[j] ?? 0
      for (const [k, { isClaimed }] of answers.entries()) {
        const claimed = (known[k] ?? 0) * (1 - rate) + rate
        weight *= isClaimed ? claimed : 1 - claimed
      }
      byLimit[i] = (byLimit[i] ?? 0) + weight
      claims += weight * rate
      total += weight
    }
  }
  const at = (share: number) => quantile(byLimit, share * total)
  return { limit: { low: at(0.1), middle: at(0.5), high: at(0.9) }, claimsFreely: claims / total }
}

function quantile(weights: readonly number[], wanted: number): number {
  let sum = 0
  for (const [i, weight] of weights.entries()) {
    sum += weight
    if (sum >= wanted) return limits[i] ?? 0
  }
  return limits.at(-1) ?? 0
}

/** Which share of a level's words a learner with this limit knows. */
export function knownShare(limit: number, level: Level): number {
  const chances = levelFrequencies[level].map((frequency) => knowingChance(limit, frequency))
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length
}

/** Whoever knows this share of a level's words learns more on the next one. */
const mastered = 0.8

/** The first level of which a good part is still to be learned. */
export function levelOf(limit: number): Level {
  return levels.find((level) => knownShare(limit, level) < mastered) ?? 'advanced'
}
