import { usePlan } from '../../state/plan'
import { Sheet, type SheetControl } from '../../ui/sheet'
import type { Games } from './games'
import { PracticeModes } from './practice-modes'

/** Every way to be asked for words instead of shown them. */
export function PracticeSheet({ games, ...control }: SheetControl & { games: Games }) {
  return (
    <Sheet title="Practice" {...control}>
      <PracticeModes plan={usePlan()} games={games} />
    </Sheet>
  )
}
