import { usePlan } from '../../state/plan'
import { Sheet, type SheetControl } from '../../ui/sheet'
import { PracticeModes } from './practice-modes'

/** Every way to be asked for words instead of shown them. */
export default function PracticeSheet(control: SheetControl) {
  return (
    <Sheet title="Practice" {...control}>
      <PracticeModes plan={usePlan()} />
    </Sheet>
  )
}
