/// <reference types="node" />
import { seededRandom } from '../src/base/random'
import type { Engine, FrameAction, GameState, Timing } from '../src/games/frame/engine'
import { beginRound, phaseOf, play, type Round, startRound } from '../src/games/frame/round'
import { indexLibrary } from '../src/games/pool/game-library'
import { buildPool, type Pool, type Scope } from '../src/games/pool/pool'
import { newcomer, type Standing } from '../src/games/pool/standing'
import type { ChooseQuestion } from '../src/games/questions/question'
import { isConfusable } from '../src/words/confusable'
import { levels } from '../src/words/word'
import { realWords } from './real-library'

/** How many random rounds a game is played; GAMES_FULL=1 plays a thousand. */
export const rounds = process.env.GAMES_FULL === '1' ? 1000 : 60

export const realLibrary = indexLibrary(realWords)
const categories = ['everyday', 'business', 'emotions', 'science-tech', 'human-body', 'test-prep', 'art-culture'] as const
const mostSteps = 3000

/** Learners and scopes of every kind: newcomers and old hands, one level, one topic, a collection of four. */
export function anyPool(seed: number, given: Partial<Standing> = {}): Pool {
  const random = seededRandom(seed)
  const some = (count: number) => Array.from({ length: count }, () => realWords[Math.floor(random() * realWords.length)]?.id ?? '')
  const seen = seed % 3 === 0 ? newcomer : { ...newcomer, due: some(12), weakest: some(40), viewed: some(60), viewedToday: some(8) }
  const known = new Set(some(seed % 2 === 0 ? 0 : 400))
  const choice = { difficulty: levels[seed % 3] ?? 'beginner', selectedCategories: [categories[seed % 7] ?? 'everyday'] }
  const scope: Scope = seed % 4 === 3 ? { by: 'words', wordIds: some(4) } : { by: 'choice', choice }
  return buildPool(realLibrary, scope, { ...seen, answeredRight: known, ...given })
}

type Player<State, Action> = (state: State, random: () => number) => Action | FrameAction

/** Starts a game that must be ready. */
export function startReady<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  pool: Pool,
  seed: number,
  timing: Timing,
): Round<State> {
  const start = startRound(engine, pool, seed, { timing }, 0)
  if (!start.isReady) throw new Error(`not ready: ${JSON.stringify(start.missing)}`)
  return beginRound(start.round, 0)
}

/** Plays a round to its end and looks at every state on the way; each goes through JSON, as a reload would send it. */
export function playOut<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  pool: Pool,
  seed: number,
  timing: Timing,
  act: Player<State, Action>,
  look: (state: State) => void = () => {},
): Round<State> {
  const random = seededRandom(seed + 1)
  let round = startReady(engine, pool, seed, timing)
  let now = 0
  for (let step = 0; step < mostSteps; step++) {
    look(round.game)
    const phase = phaseOf(round)
    if (phase === 'done') return round
    now += Math.floor(random() * 2500)
    const action: Action | FrameAction = phase === 'feedback' ? { type: 'next' } : act(round.game, random)
    const next = play(engine, pool, round, action, now)
    round = step % 7 === 0 ? (JSON.parse(JSON.stringify(next)) as Round<State>) : next
  }
  throw new Error(`${engine.mode} with seed ${seed} comes to no end`)
}

/** Why a question is not fair; nothing when it is. */
export function unfairness(question: ChooseQuestion): string[] {
  const texts = question.options.map((option) => option.text.toLowerCase())
  const answer = realLibrary.byId.get(question.target.wordId)
  const wrong = question.options.filter((_, place) => place !== question.right).map((option) => realLibrary.byId.get(option.wordId ?? ''))
  const faults = [
    ...(new Set(texts).size < texts.length ? ['an option is repeated'] : []),
    ...(wrong.some((word) => word === undefined || answer === undefined || isConfusable(word, answer)) ? ['two options are right'] : []),
    ...(question.options[question.right] === undefined ? ['no option is right'] : []),
  ]
  return faults.map((fault) => `${fault}: ${question.prompt} (${texts.join(' | ')})`)
}
