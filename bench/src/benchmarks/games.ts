import type { Engine, GameState } from '@verbena/core/games/frame/engine'
import { beginRound, play, startRound } from '@verbena/core/games/frame/round'
import { indexLibrary } from '@verbena/core/games/pool/game-library'
import { buildPool, type Pool } from '@verbena/core/games/pool/pool'
import { newcomer } from '@verbena/core/games/pool/standing'
import { rush } from '@verbena/core/games/rush/rush'
import { wordWheel } from '@verbena/core/games/word-wheel/word-wheel'
import { dailyQuiz } from '@verbena/core/quiz/daily-quiz'
import { libraryOf } from '../app/libraries'
import type { Measure } from '../measure/measure'
import { median } from '../measure/statistics'
import { benchmarkGameTaps } from './game-taps'

const warmups = 20
const runs = 200
/** Of so many goes at the same quiz the quickest is the one that nothing else held up. */
const repeats = 5
const words = 10_000
const limitMs = 10

/** A learner with years behind them in a large library: thousands of words asked, thousands only seen. */
function largePool() {
  const library = indexLibrary(libraryOf(words))
  const ids = library.words.map((word) => word.id)
  const standing = { ...newcomer, due: ids.slice(0, 30), weakest: ids.slice(0, 3000), viewed: ids.slice(3000, 6000) }
  return buildPool(library, { by: 'choice', choice: { difficulty: 'intermediate', selectedCategories: [] } }, standing)
}

function timed(work: (seed: number) => void, before = warmups, count = runs): number[] {
  return Array.from({ length: before + count }, (_, seed) => {
    const startedAt = performance.now()
    work(seed)
    return performance.now() - startedAt
  }).slice(before)
}

/** The rules of the games alone, then each game on a phone. */
export async function benchmarkGames(): Promise<Measure[]> {
  return [...measureRules(), ...(await benchmarkGameTaps())]
}

/** Building a round over 10,000 words, and answering in the one that asks as it goes. */
function measureRules(): Measure[] {
  const pool = largePool()
  const build = <State extends GameState, Action extends { type: string }>(engine: Engine<State, Action>) =>
    timed((seed) => {
      if (!engine.start(seed, pool, { timing: 'off' }).isReady) throw new Error(`${engine.mode} was not ready`)
    })
  const start = startRound(rush, pool, 1, { timing: 'off' }, 0)
  if (!start.isReady) throw new Error('Rush was not ready')
  const round = beginRound(start.round, 0)
  const option = round.game.question?.right ?? 0
  const answers = timed((now) => void play(rush, pool, round, { type: 'choose', option }, now))
  return [
    { what: 'a daily quiz, 10,000 words', unit: 'ms', samples: build(dailyQuiz), judge: 'p95', atMost: limitMs },
    slowestQuiz(pool),
    { what: 'a word wheel, 10,000 words', unit: 'ms', samples: build(wordWheel), judge: 'p95' },
    { what: 'an answer in Rush and its next question', unit: 'ms', samples: answers, judge: 'p95', atMost: limitMs },
  ]
}

/** Some days draw words that are hard to ask; whatever else the machine does, they may not cost many times as much as the others. */
function slowestQuiz(pool: Pool): Measure {
  const best = Array.from({ length: runs }, (_, seed) =>
    Math.min(...timed(() => void dailyQuiz.start(seed, pool, { timing: 'off' }), 0, repeats)),
  )
  const samples = [Math.max(...best) / median(best)]
  return { what: 'the slowest of 200 daily quizzes beside the middle one', unit: '×', samples, atMost: 8 }
}
