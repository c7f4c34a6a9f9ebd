import type { ReminderSettings } from '@verbena/core/reminders/reminder-settings'
import { Moon } from 'lucide-react'
import { saveReminders } from '../../state/reminders'
import { Group, RowList } from '../../ui/group'
import { SwitchRow } from '../../ui/switch-row'
import { TimeFields } from './time-fields'

export function QuietHours({ settings }: { settings: ReminderSettings }) {
  const { quietHoursEnabled: isOn, quietHoursStart, quietHoursEnd } = settings
  return (
    <Group title="Quiet hours">
      <RowList>
        <SwitchRow
          icon={Moon}
          title="Quiet hours"
          text="No reminder in these hours, also over midnight"
          isOn={isOn}
          onChange={(quietHoursEnabled) => saveReminders({ quietHoursEnabled })}
        />
        {isOn && (
          <div className="p-[16px]">
            <TimeFields
              from={{ label: 'Quiet from', value: quietHoursStart, onChange: (time) => saveReminders({ quietHoursStart: time }) }}
              to={{ label: 'Quiet until', value: quietHoursEnd, onChange: (time) => saveReminders({ quietHoursEnd: time }) }}
            />
          </div>
        )}
      </RowList>
    </Group>
  )
}
