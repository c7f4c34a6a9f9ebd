import { localDay } from '@verbena/core/base/day'
import type { ReminderSettings } from '@verbena/core/reminders/reminder-settings'
import { isOnVacation, noVacation, startVacation } from '@verbena/core/reminders/vacation'
import { Armchair, Palmtree } from 'lucide-react'
import { saveReminders } from '../../state/reminders'
import { Group, RowList } from '../../ui/group'
import { SwitchRow } from '../../ui/switch-row'
import { longDay } from './moment-text'

/** Fewer reminders at the weekend, and none on vacation. */
export function Pauses({ settings }: { settings: ReminderSettings }) {
  const today = localDay(new Date())
  const isAway = isOnVacation(settings, today)
  return (
    <Group title="Breaks">
      <RowList>
        <SwitchRow
          icon={Armchair}
          title="Weekend mode"
          text="Half as many on Saturday and Sunday"
          isOn={settings.weekendMode}
          onChange={(weekendMode) => saveReminders({ weekendMode })}
        />
        <SwitchRow
          icon={Palmtree}
          title="Vacation mode"
          text={
            isAway && settings.vacationUntil !== null
              ? `Reminders start again on ${longDay(settings.vacationUntil)}`
              : 'No reminders for 7 days, then they start again'
          }
          isOn={isAway}
          onChange={(isOn) => saveReminders(isOn ? startVacation(today) : noVacation)}
        />
      </RowList>
    </Group>
  )
}
