import type { ReactNode } from 'react'
import { usePlan } from '../../state/plan'
import { Sheet, type SheetControl } from '../../ui/sheet'
import { ProfileOverview } from './profile-overview'

/** The learner: account, plan, streak, progress, and the doors to what is theirs; `children` are the sheets that stand over it. */
export function ProfileSheet({ children, ...control }: SheetControl & { children: ReactNode }) {
  return (
    <Sheet title="Your Profile" {...control}>
      <ProfileOverview plan={usePlan()} />
      {children}
    </Sheet>
  )
}
