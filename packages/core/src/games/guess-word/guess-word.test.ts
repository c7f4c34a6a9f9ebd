import { describe, expect, test } from 'vitest'
import { anyPool, playOut, realLibrary, rounds, startReady } from '../../../test/random-run'
import { realWords } from '../../../test/real-library'
import { reviewsOf } from '../frame/met-words'
import { play } from '../frame/round'
import { mentions } from '../mask/mask'
import { type GuessWordAction, guessWord, hiddenWord, mostWrongGuesses, worthNow } from './guess-word'
import { describeKnown, markLetters } from './letter-marks'

const pool = anyPool(1)
const start = () => startReady(guessWord, pool, 4, 'off')

function playAll(actions: (word: string) => GuessWordAction[]) {
  let round = start()
  while (round.game.status !== 'done') {
    for (const action of actions(hiddenWord(round.game)?.target.word ?? '')) round = play(guessWord, pool, round, action, 0)
    round = play(guessWord, pool, round, { type: 'next' }, 0)
  }
  return round.game
}

const clues = (count: number): GuessWordAction[] => Array(count).fill({ type: 'clue' })
const wrongGuess = (word: string, i: number): GuessWordAction => ({ type: 'guess', text: 'qxzjvk'[i]?.repeat(word.length) ?? '' })

describe('what a word is worth', () => {
  test('everything at the first clue', () => {
    const game = playAll((word) => [{ type: 'guess', text: word.toUpperCase() }])
    expect(game.score).toBe(800)
    expect(reviewsOf('guess-word', game)).toEqual(
      game.words.map(({ target }) => ({ wordId: target.wordId, grade: 'right', mode: 'guess-word' })),
    )
  })

  test('less with every clue; with the last one it counts as hinted', () => {
    const scores = [1, 2, 3, 4].map((count) => playAll((word) => [...clues(count), { type: 'guess', text: word }]).score)
    expect(scores).toEqual([640, 480, 320, 160])
    const game = playAll((word) => [...clues(9), { type: 'guess', text: word }])
    expect(reviewsOf('guess-word', game).every((review) => review.grade === 'hinted')).toBe(true)
  })

  test('five less for every wrong guess, never below ten', () => {
    expect(playAll((word) => [wrongGuess(word, 0), wrongGuess(word, 1), { type: 'guess', text: word }]).score).toBe(8 * 90)
    expect(worthNow({ opened: 5, guesses: Array(4).fill({ text: '', marks: [] }) })).toBe(10)
  })

  test('nothing when it had to be shown, by wish or after six wrong guesses', () => {
    expect(playAll(() => [{ type: 'reveal' }]).score).toBe(0)
    const worst = playAll((word) => Array.from({ length: mostWrongGuesses }, (_, i) => wrongGuess(word, i)))
    expect(worst.score).toBe(0)
    expect(reviewsOf('guess-word', worst).every((review) => review.grade === 'wrong')).toBe(true)
  })
})

test('a guess of another length, or the same one again, changes nothing', () => {
  const round = play(guessWord, pool, start(), wrongGuess(hiddenWord(start().game)?.target.word ?? '', 0), 0)
  expect(play(guessWord, pool, round, { type: 'guess', text: 'no' }, 0)).toBe(round)
  expect(play(guessWord, pool, round, { type: 'guess', text: round.game.guesses[0]?.text ?? '' }, 0)).toBe(round)
})

test('another listed word of which all clues on show are true scores and logs nothing', () => {
  const round = start()
  const hidden = hiddenWord(round.game)
  const wanted = realLibrary.byId.get(hidden?.target.wordId ?? '')
  const other = realWords.find(
    (word) =>
      word.id !== wanted?.id &&
      /^[a-z]+$/.test(word.word) &&
      word.word.length === wanted?.word.length &&
      word.partOfSpeech === wanted.partOfSpeech &&
      hidden !== undefined &&
      word.categories.includes(hidden.topic),
  )
  const guessed = play(guessWord, pool, round, { type: 'guess', text: other?.word ?? '' }, 0)
  expect(guessed.game).toMatchObject({ score: 100, status: 'feedback', answer: { how: 'also-true', text: other?.word } })
  expect(reviewsOf('guess-word', guessed.game)).toEqual([])
})

describe('letters', () => {
  test.each([
    ['crane', 'caper', ['here', 'elsewhere', 'elsewhere', 'absent', 'elsewhere']],
    ['eerie', 'caper', ['elsewhere', 'absent', 'elsewhere', 'absent', 'absent']],
    ['allee', 'apple', ['here', 'elsewhere', 'absent', 'absent', 'here']],
  ] as const)('%s for %s', (guess, hidden, marks) => {
    expect(markLetters(guess, hidden)).toEqual(marks)
  })

  test('what is known is said in one line', () => {
    const guesses = ['pants', 'pilot'].map((text) => ({ text, marks: markLetters(text, 'plait') }))
    expect(describeKnown(guesses, 5)).toBe('P, blank, blank, blank, T; A, I, L elsewhere')
    expect(describeKnown([], 3)).toBe('blank, blank, blank')
  })
})

test('random rounds give nothing away before the last clue and come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const { game } = playOut(guessWord, anyPool(seed), seed, 'off', (state, random): GuessWordAction => {
      const word = hiddenWord(state)?.target.word ?? ''
      const other = realWords[Math.floor(random() * realWords.length)]?.word ?? ''
      const move = random()
      if (move < 0.3) return { type: 'clue' }
      if (move < 0.35) return { type: 'reveal' }
      return { type: 'guess', text: move < 0.6 ? word : other.padEnd(word.length, 'x').slice(0, word.length) }
    })
    expect(new Set(game.words.map(({ target }) => target.wordId)).size).toBe(8)
    for (const { target, clues: ladder } of game.words) {
      expect(ladder).toHaveLength(5)
      expect(ladder.slice(1, 4).filter(({ text }) => text === '' || mentions(text, { ...target, partOfSpeech: 'noun' }))).toEqual([])
    }
  }
})
