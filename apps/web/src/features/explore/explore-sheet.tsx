import { usePlan } from '../../state/plan'
import { Sheet, type SheetControl } from '../../ui/sheet'
import { ExploreTopics } from './explore-topics'

/** Every way into the library, each a tile. */
export default function ExploreSheet(control: SheetControl) {
  return (
    <Sheet title="Explore" {...control}>
      <ExploreTopics plan={usePlan()} />
    </Sheet>
  )
}
