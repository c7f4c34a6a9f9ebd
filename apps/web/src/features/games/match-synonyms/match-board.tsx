import type { MatchAction, MatchState, Side } from '@verbena/core/games/match-synonyms/match-synonyms'
import { useRef } from 'react'
import { Board } from '../../../components/game/board'
import { Feedback } from '../../../components/game/feedback'
import type { BoardProps } from '../../../components/game/game-parts'
import { useGameKeys } from '../../../components/game/use-game-keys'
import { widestPart } from '../../../components/game/widest-part'
import { pronounce } from '../../../components/speak-button'
import { lastPair, meaningsOf } from './last-pair'
import { MatchColumn } from './match-column'
import { MatchHeading } from './match-heading'
import { focusTile } from './tile-focus'
import { Vines } from './vines'
import { WrongPair } from './wrong-pair'

const cleanBonus = 200

/** Two columns of words; a right pair lies down and is joined by a vine, a wrong one tells both meanings below. */
export function MatchBoard({ state, act }: BoardProps<MatchState, MatchAction>) {
  const columns = useRef<HTMLDivElement>(null)
  const board = state.boards[state.board]
  useGameKeys({
    arrowup: () => focusTile(columns.current, 'up'),
    arrowdown: () => focusTile(columns.current, 'down'),
    arrowleft: () => focusTile(columns.current, 'left'),
    arrowright: () => focusTile(columns.current, 'right'),
    p: () => {
      const word = document.activeElement?.getAttribute('data-word')
      if (word) void pronounce(word)
    },
  })

  if (board === undefined) return null
  const { matched, picked, last } = state
  const rightOf = (left: number) => board.right.findIndex(({ pair }) => pair === left)
  const rows = Math.max(board.left.length, board.right.length)
  const height = (place: number, side: readonly unknown[]) => (place + 0.5 + (rows - side.length) / 2) / rows
  const ems = widestPart(...board.left.map(({ word }) => word), ...board.right.map(({ text }) => text))
  const pair = lastPair(state)
  const isWrong = pair !== null && !pair.isRight
  const isClean = state.tries.every((count) => count === 1)

  function column(side: Side) {
    return {
      side,
      rows,
      ems,
      picked: picked?.side === side ? picked.place : null,
      missed: last !== null && !last.isRight ? last[side] : null,
      onPick: (place: number) => act({ type: 'pick', side, place }),
    }
  }

  return (
    <Board
      room="meanings"
      isKept={isWrong}
      prompt={<MatchHeading key={state.board} board={state.board} total={state.boards.length} />}
      footer={
        state.status === 'feedback' ? (
          <Feedback
            isRight
            title={isClean ? `A clean board, ${cleanBonus} more` : 'All pairs found'}
            onNext={() => act({ type: 'next' })}
          />
        ) : (
          isWrong && <WrongPair key={`${last?.left} ${last?.right}`} meanings={meaningsOf(pair)} />
        )
      }
    >
      <div key={state.board} ref={columns} className="match-columns game-ask grid">
        <MatchColumn
          {...column('left')}
          label="Words"
          tiles={board.left.map(({ word }, place) => ({ text: word, isMatched: matched.includes(place) }))}
        />
        <Vines pairs={matched.map((left) => ({ left: height(left, board.left), right: height(rightOf(left), board.right) }))} />
        <MatchColumn
          {...column('right')}
          label="Synonyms"
          tiles={board.right.map(({ text, pair }) => ({ text, isMatched: pair !== null && matched.includes(pair) }))}
        />
      </div>
    </Board>
  )
}
