import { usePlan } from '../../state/plan'
import { Sheet, type SheetControl } from '../../ui/sheet'
import { ProfileOverview } from './profile-overview'
import { ProfilePages } from './profile-pages'

/** The learner: account, plan, streak, progress, and the doors to what is theirs. */
export default function ProfileSheet(control: SheetControl) {
  return (
    <Sheet title="Your Profile" {...control}>
      <ProfileOverview plan={usePlan()} />
      <ProfilePages />
    </Sheet>
  )
}
