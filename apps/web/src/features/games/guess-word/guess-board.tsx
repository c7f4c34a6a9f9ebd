import '../../../components/game/game.css'
import './guess-word.css'
import {
  type GuessWordAction,
  type GuessWordState,
  hiddenWord,
  mostWrongGuesses,
  worthNow,
} from '@verbena/core/games/guess-word/guess-word'
import { Feedback } from '../../../components/game/feedback'
import type { BoardProps } from '../../../components/game/game-parts'
import { useGameKeys } from '../../../components/game/use-game-keys'
import { pronounce } from '../../../components/speak-button'
import { AnswerRow } from './answer-row'
import { answerTitle } from './answer-title'
import { Clues } from './clues'
import { GuessEntry } from './guess-entry'
import { Guesses } from './guesses'
import { useAboveEntry } from './use-above-entry'
import { Worth } from './worth'

/** Clues over guesses over letters; what a word is worth is a flower that loses a petal with every clue. */
export function GuessBoard({ state, act }: BoardProps<GuessWordState, GuessWordAction>) {
  const hidden = hiddenWord(state)
  const { answer, guesses, opened } = state
  useGameKeys({ p: answer && hidden ? () => void pronounce(hidden.target.word) : undefined })
  const entry = useAboveEntry(opened + guesses.length)
  if (hidden === undefined) return null
  const { target, clues } = hidden

  return (
    <div className="game-board">
      <div className="game-asked gap-3">
        <div className="flex items-center gap-3">
          <Worth key={state.place} opened={opened} worth={worthNow(state)} />
          <div className="min-w-0">
            <h2 className="font-display text-[min(1.5rem,9vw)] leading-tight tracking-tight text-balance">Which word is hidden?</h2>
            <p className="text-sm text-muted">{guessesLeft(mostWrongGuesses - guesses.length)}</p>
          </div>
        </div>
        <Clues key={`${state.place} clues`} clues={clues.slice(0, opened)} />
        <div className="mt-auto">{guesses.length > 0 && <Guesses guesses={guesses} />}</div>
      </div>
      <div ref={entry} className="guess-entry game-answers bg-background">
        {answer === null ? (
          <GuessEntry key={state.place} state={state} length={target.word.length} act={act} />
        ) : (
          <div className="grid min-h-[18.5rem] content-start gap-4">
            <AnswerRow word={target.word} isFound={answer.how === 'found'} />
            <Feedback isRight={answer.how !== 'revealed'} title={answerTitle(answer, target.word)} onNext={() => act({ type: 'next' })}>
              {target.meaning}
            </Feedback>
          </div>
        )}
      </div>
    </div>
  )
}

function guessesLeft(left: number): string {
  if (left === 0) return 'No guess left'
  return left === 1 ? 'One more guess' : `${left} guesses`
}
