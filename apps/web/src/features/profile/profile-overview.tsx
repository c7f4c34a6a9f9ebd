import type { Plan } from '@verbena/core/subscription/plan'
import { AccountCard } from './account-card'
import { PlanCard } from './plan-card'
import { ProfileTiles } from './profile-tiles'
import { Statistics } from './statistics/statistics'
import { StreakCard } from './streak-card'

export function ProfileOverview({ plan }: { plan: Plan | null }) {
  return (
    <div className="@container grid grid-cols-1 gap-4 pt-1">
      <AccountCard />
      <PlanCard plan={plan} />
      <StreakCard />
      <ProfileTiles plan={plan} />
      <Statistics />
    </div>
  )
}
