import { goneCards, type MeaningMatchAction, type MeaningMatchState, meaningOnShow } from '@verbena/core/games/meaning-match/meaning-match'
import { Board } from '../../../components/game/board'
import { Feedback } from '../../../components/game/feedback'
import type { BoardProps } from '../../../components/game/game-parts'
import { GapText } from '../../../components/game/gap-text'
import { Prompt } from '../../../components/game/prompt'
import { useGameKeys } from '../../../components/game/use-game-keys'
import { widestPart } from '../../../components/game/widest-part'
import { pronounce } from '../../../components/speak-button'
import { MeaningCard } from './meaning-card'
import { triedCard } from './tried-card'
import { WrongCard } from './wrong-card'

/** A meaning over eight words; what was found leaves its place empty, so that no card ever moves. */
export function MeaningBoard({ state, act }: BoardProps<MeaningMatchState, MeaningMatchAction>) {
  const cards = state.fields[state.field]?.cards ?? []
  const turn = meaningOnShow(state)
  const gone = goneCards(state)
  const tried = triedCard(state)
  const isWrong = tried !== null && !tried.isRight
  const isCleared = state.status === 'feedback'
  const ems = widestPart(...cards.map(({ word }) => word))
  const choose = (card: number) => act({ type: 'choose', card })
  useGameKeys({
    ...Object.fromEntries(cards.map((_, card) => [String(card + 1), isCleared ? undefined : () => choose(card)])),
    p: () => {
      const word = document.activeElement?.getAttribute('data-word')
      if (word) void pronounce(word)
    },
  })

  return (
    <Board
      isKept={isWrong}
      prompt={
        turn ? (
          <Prompt key={`${state.field} ${state.asked}`} ask="Which word means this?" text={<GapText text={turn.clue} />} />
        ) : (
          <p className="game-ask m-auto py-4 text-center font-display text-3xl tracking-tight text-balance">
            {state.isClean ? 'A clean field' : 'All five found'}
          </p>
        )
      }
      footer={
        isCleared ? (
          <Feedback
            isRight
            title={state.isClean ? '100 points for a clean field' : 'Each meaning has its word'}
            onNext={() => act({ type: 'next' })}
          />
        ) : (
          isWrong && <WrongCard key={tried.wordId} word={tried.word} meaning={tried.meaning} />
        )
      }
    >
      <ul key={state.field} className="game-ask grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-[10px]">
        {cards.map(({ wordId, word }, card) => (
          <MeaningCard
            key={wordId}
            word={word}
            place={card}
            ems={ems}
            look={gone.includes(card) ? 'found' : state.shut.includes(card) ? 'shut' : isCleared ? 'left' : 'open'}
            onChoose={() => choose(card)}
          />
        ))}
      </ul>
    </Board>
  )
}
