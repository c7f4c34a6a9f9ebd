import { type CompleteWordAction, completeWord, partialWord } from '../src/games/complete-word/complete-word'
import { fillGap, gapOnShow } from '../src/games/fill-gap/fill-gap'
import type { Engine, FrameAction, GameState } from '../src/games/frame/engine'
import { type GuessWordAction, guessWord, hiddenWord } from '../src/games/guess-word/guess-word'
import { matchSynonyms } from '../src/games/match-synonyms/match-synonyms'
import { meaningMatch, meaningOnShow } from '../src/games/meaning-match/meaning-match'
import { type PerfectionAction, perfection } from '../src/games/perfection/perfection'
import type { Question } from '../src/games/questions/question'
import { rush } from '../src/games/rush/rush'
import { type ScrambleAction, scramble, scrambledWord } from '../src/games/scramble/scramble'
import { sprint, sprintQuestion } from '../src/games/sprint/sprint'
import { wordTide } from '../src/games/word-tide/word-tide'
import { type WordWheelAction, wordWheel } from '../src/games/word-wheel/word-wheel'
import { dailyQuiz, quizQuestion } from '../src/quiz/daily-quiz'

/** Something a player might do now; it may be wrong, or nothing at all. */
type Move<State, Action> = (state: State, random: () => number) => Action | FrameAction

/** Hands an engine of any kind to a test together with a player for it. */
export type AnyGame = {
  mode: string
  use: <Result>(
    test: <State extends GameState, Action extends { type: string }>(engine: Engine<State, Action>, move: Move<State, Action>) => Result,
  ) => Result
}

function game<State extends GameState, Action extends { type: string }>(engine: Engine<State, Action>, move: Move<State, Action>): AnyGame {
  return { mode: engine.mode, use: (test) => test(engine, move) }
}

const below = (count: number, random: () => number) => Math.floor(random() * count)

function answer(question: Question | undefined, random: () => number) {
  if (question?.ask === 'typed') return { type: 'type' as const, text: random() < 0.6 ? (question.accepted[0] ?? '') : 'zzzz' }
  return { type: 'choose' as const, option: below(question?.options.length ?? 1, random) }
}

/** All twelve, in the order of Practice; a thirteenth adds its line here and nowhere else. */
export const allGames: readonly AnyGame[] = [
  game(dailyQuiz, (state, random) => answer(quizQuestion(state), random)),
  game(sprint, (state, random) => ({ type: 'choose', option: below(sprintQuestion(state)?.options.length ?? 1, random) })),
  game(rush, (state, random) => ({ type: 'choose', option: below(state.question?.options.length ?? 1, random) })),
  game(perfection, (state, random): PerfectionAction => {
    if (state.draft !== null) return { type: 'confirm' }
    const given = answer(state.question ?? undefined, random)
    return given.type === 'type' ? { type: 'draft', text: given.text } : { type: 'select', option: given.option }
  }),
  game(matchSynonyms, ({ boards, board }, random) => {
    const side = random() < 0.5 ? 'left' : 'right'
    return { type: 'pick', side, place: below(boards[board]?.[side].length ?? 1, random) }
  }),
  game(meaningMatch, (state, random) => ({ type: 'choose', card: random() < 0.5 ? (meaningOnShow(state)?.card ?? 0) : below(8, random) })),
  game(fillGap, (state, random) => answer(gapOnShow(state)?.question, random)),
  game(
    guessWord,
    (state, random): GuessWordAction => (random() < 0.5 ? { type: 'clue' } : { type: 'guess', text: hiddenWord(state)?.target.word ?? '' }),
  ),
  game(wordWheel, ({ boards, board }, random): WordWheelAction => {
    const words = boards[board]?.words ?? []
    return random() < 0.1 ? { type: 'reveal', word: 0 } : { type: 'submit', text: words[below(words.length, random)]?.target.word ?? '' }
  }),
  game(wordTide, (_, random) => ({ type: random() < 0.5 ? 'in' : 'out' })),
  game(completeWord, (state, random): CompleteWordAction => {
    const word = partialWord(state)
    const at = word?.hidden[below(word.hidden.length, random)] ?? 0
    return { type: 'letter', at, letter: random() < 0.7 ? (word?.target.word[at] ?? '') : 'q' }
  }),
  game(
    scramble,
    (state, random): ScrambleAction =>
      random() < 0.1 ? { type: 'place-letter' } : { type: 'letter', letter: scrambledWord(state)?.target.word[below(5, random)] ?? '' },
  ),
]
