import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allGames } from '../../test/all-games'
import { anyPool, realLibrary } from '../../test/random-run'
import { realWords } from '../../test/real-library'
import { seededRandom } from '../base/random'
import { healRecord } from '../learner/heal'
import { emptyRecord } from '../learner/record'
import { modes } from '../practice/modes'
import { anyWord } from '../words/any-word'
import { partsOfSpeech } from '../words/word'
import { type Engine, type FrameAction, type GameState, timings } from './frame/engine'
import { reviewsOf } from './frame/met-words'
import { describeMissing } from './frame/missing'
import { bestKey, outcomeOf } from './frame/outcome'
import { beginRound, phaseOf, play, type Round, resumeRound, startRound } from './frame/round'
import { readRound, storeRound } from './frame/stored-round'
import { indexLibrary } from './pool/game-library'
import { buildPool, type Pool } from './pool/pool'
import { newcomer } from './pool/standing'

/** Few, because the whole library is indexed for each. */
const ownWordRuns = 8

const seen = realWords.filter((_, i) => i % 31 === 0).map((word) => word.id)
const pool = anyPool(1, { viewed: seen })

type Move<State, Action> = (state: State, random: () => number) => Action | FrameAction

/** Plays with a seeded player; `between` may do to the round what life does to it. */
function playThrough<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  move: Move<State, Action>,
  from: Pool,
  between: (round: Round<State>, now: number) => Round<State> = (round) => round,
): Round<State> {
  const random = seededRandom(9)
  const start = startRound(engine, from, 77, { timing: 'standard' }, 0)
  if (!start.isReady) throw new Error(describeMissing(engine.mode, start.missing))
  let round = beginRound(start.round, 0)
  for (let now = 100; phaseOf(round) !== 'done'; now += 100) {
    const action: Action | FrameAction = phaseOf(round) === 'feedback' ? { type: 'next' } : move(round.game, random)
    round = between(play(engine, from, round, action, now), now)
  }
  return round
}

test('there is one engine for every mode', () => {
  expect(allGames.map(({ mode }) => mode)).toEqual(modes.map(({ id }) => id))
})

describe.each(allGames)('$mode', ({ use }) => {
  test('the same seed and actions replay the same round', () => {
    use((engine, move) => expect(playThrough(engine, move, pool)).toEqual(playThrough(engine, move, pool)))
  })

  test('is plain JSON at every moment: a reload anywhere goes on as if nothing was', () => {
    use((engine, move) => {
      const reloaded = playThrough(engine, move, pool, (round, now) => {
        expect(JSON.parse(JSON.stringify(round))).toEqual(round)
        const stored = readRound(engine, storeRound(engine.mode, round, now))
        if (round.game.status === 'done') expect(stored).toBeNull()
        return stored === null ? round : resumeRound(stored, now)
      })
      expect(reloaded).toEqual(playThrough(engine, move, pool))
    })
  })

  test('its misses can be practised, unscored', () => {
    use((engine, move) => {
      const misses = outcomeOf(engine, playThrough(engine, move, pool), undefined).missed
      const wanted = misses.length > 0 ? misses : ['garden']
      const start = startRound(engine, pool, 5, { timing: 'off', misses: wanted }, 0)
      expect(start.isReady && start.round.isScored).toBe(false)
      expect(start.isReady).toBe(true)
    })
  })

  test('with hardly any words it says what is missing', () => {
    use((engine) => {
      const few = buildPool(indexLibrary(realWords.slice(0, 2)), { by: 'words', wordIds: ['habit'] }, newcomer)
      const start = startRound(engine, few, 1, { timing: 'off' }, 0)
      expect(start.isReady ? '' : describeMissing('This game', start.missing)).toMatch(/^This game needs \d+ .+; there (are|is) .+\.$/)
    })
  })

  test('own words of any text are played or passed over, never stumbled upon', () => {
    use((engine, move) => {
      const text = fc.oneof(
        fc.string({ maxLength: 40 }),
        fc.constantFrom('a', '(', '$&', '😀 na', '__proto__', "o'", 'x'.repeat(100), 'Größe', '  ', 'not'),
      )
      const ownWord = fc.record({ word: text, definition: text, example: text, partOfSpeech: fc.constantFrom(...partsOfSpeech) })
      fc.assert(
        fc.property(fc.array(ownWord, { minLength: 12, maxLength: 16 }), (texts) => {
          const own = texts.map((each, i) => anyWord({ ...each, id: `own-${i}`, pronunciation: each.word, synonyms: [], antonyms: [] }))
          const ids = own.map((word) => word.id)
          const from = buildPool(indexLibrary(realWords, own), { by: 'words', wordIds: ids }, { ...newcomer, viewed: [...ids, ...seen] })
          playThrough(engine, move, from)
        }),
        { numRuns: ownWordRuns },
      )
    })
  })

  test('its bests are read again under every timing', () => {
    use((engine) => {
      const best = { score: 7, better: engine.better('standard'), at: 1 }
      const bests = Object.fromEntries(timings.map((timing) => [bestKey(engine, timing), best]))
      expect(healRecord({ ...emptyRecord(), bests })).toMatchObject({ record: { bests }, setAside: null })
    })
  })

  test('a collection of four is widened until it can be played', () => {
    use((engine) => {
      const own = buildPool(realLibrary, { by: 'words', wordIds: seen.slice(0, 4) }, { ...newcomer, viewed: seen })
      expect(startRound(engine, own, 1, { timing: 'off' }, 0).isReady).toBe(true)
    })
  })

  test('an hour in which nobody touches it brings nothing and says nothing of any word', () => {
    use((engine) => {
      const start = startRound(engine, pool, 5, { timing: 'standard' }, 0)
      if (!start.isReady) throw new Error('the pool is large enough')
      const begun = play(engine, pool, beginRound(start.round, 0), { type: 'next' }, 0)
      const { game } = play(engine, pool, begun, { type: 'tick' }, 3_600_000)
      expect(game.score).toBe(0)
      expect(reviewsOf(engine.mode, game)).toEqual([])
    })
  })

  test('an action that makes no sense now changes nothing', () => {
    use((engine) => {
      const start = startRound(engine, pool, 5, { timing: 'off' }, 0)
      if (!start.isReady) throw new Error('the pool is large enough')
      const nothing: FrameAction = start.round.game.status === 'asking' ? { type: 'next' } : { type: 'tick' }
      expect(play(engine, pool, start.round, nothing, 5)).toBe(start.round)
    })
  })
})
