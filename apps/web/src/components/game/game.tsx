import { useSearch } from '@tanstack/react-router'
import type { GameState } from '@verbena/core/games/frame/engine'
import { modes } from '@verbena/core/practice/modes'
import { poolNow, useGameWords } from '../../state/game/game-words'
import type { RoundRules } from '../../state/game/round-keeper'
import { Button } from '../../ui/button'
import { DotsLoader } from '../../ui/dots-loader'
import { EmptyState } from '../empty-state'
import { GameLayout } from './game-layout'
import type { GameParts } from './game-parts'
import { Rounds } from './rounds'

type GameProps<State extends GameState, Action extends { type: string }> = {
  parts: GameParts<State, Action>
  /** What is other than usual about its rounds. */
  rules?: Omit<RoundRules<State>, 'makePool'>
  /** A round that cannot be had twice: it is not started over, and to play again means this. */
  onAgain?: () => void
}

/** A whole game screen: its words, then its rounds. A game brings its parts and nothing else. */
export function Game<State extends GameState, Action extends { type: string }>({ parts, rules, onAgain }: GameProps<State, Action>) {
  const { category } = useSearch({ from: '/$game' })
  const words = useGameWords(category)
  const title = modes.find((mode) => mode.id === parts.engine.mode)?.title ?? ''
  if (words.status === 'ready')
    return (
      <Rounds
        title={title}
        parts={parts}
        rules={{ ...(category === undefined ? rules : roundsOf(parts.engine.mode, category)), makePool: () => poolNow(words) }}
        {...(onAgain && { onAgain })}
      />
    )
  return (
    <GameLayout title={title}>
      {words.status === 'loading' ? (
        <DotsLoader className="h-[60dvh]" />
      ) : (
        <div className="m-auto">
          <EmptyState title="The words could not be loaded" text="Check your connection and try again.">
            <Button onClick={words.retry}>Try again</Button>
          </EmptyState>
        </div>
      )}
    </GameLayout>
  )
}

/** Rounds of a category or a collection: beside the usual ones, with words and seeds of their own. */
function roundsOf<State extends GameState>(mode: string, category: string): Omit<RoundRules<State>, 'makePool'> {
  return { slot: `${mode}-of`, of: category }
}
