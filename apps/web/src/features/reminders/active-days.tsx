import { type ReminderSettings, type Weekday, weekdays } from '@verbena/core/reminders/reminder-settings'
import { saveReminders } from '../../state/reminders'
import { CheckChip } from '../../ui/check-chip'
import { Group } from '../../ui/group'

const names: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

export function ActiveDays({ settings: { activeDays } }: { settings: ReminderSettings }) {
  function change(day: Weekday, isActive: boolean) {
    saveReminders({ activeDays: weekdays.filter((each) => (each === day ? isActive : activeDays.includes(each))) })
  }

  return (
    <Group title="Active days">
      <div className="flex flex-wrap gap-2">
        {weekdays.map((day) => (
          <CheckChip key={day} label={names[day]} isChecked={activeDays.includes(day)} onChange={(isActive) => change(day, isActive)} />
        ))}
      </div>
    </Group>
  )
}
