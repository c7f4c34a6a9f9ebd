import { PracticeSheet } from '../features/practice/practice-sheet'
import type { SheetControl } from '../ui/sheet'
import { iconOf, loadEngine } from './games'

const games = { iconOf, loadEngine }

/** Practice with the games it leads to, each a feature of its own. */
export default function Practice(control: SheetControl) {
  return <PracticeSheet games={games} {...control} />
}
