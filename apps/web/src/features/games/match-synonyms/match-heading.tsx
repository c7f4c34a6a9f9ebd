import { takeFocus } from '../../../components/game/take-focus'

/** What to do, small, for the board itself is what is read; it takes the focus when a new board comes. */
export function MatchHeading({ board, total }: { board: number; total: number }) {
  return (
    <div className="m-auto grid justify-items-center gap-1 py-2 text-center">
      <h2
        ref={takeFocus}
        tabIndex={-1}
        className="font-display text-[clamp(1.375rem,5.5vw,1.875rem)] leading-snug tracking-tight text-balance outline-none"
      >
        Pair the words that mean the same
      </h2>
      {total > 1 && (
        <p className="text-sm text-muted">
          Board {board + 1} of {total}
        </p>
      )}
    </div>
  )
}
