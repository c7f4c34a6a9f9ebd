import { type ReminderSettings, type ReminderType, reminderTypes } from '@verbena/core/reminders/reminder-settings'
import { Flame, Layers, type LucideIcon, Sprout } from 'lucide-react'
import { switchReminder } from '../../state/reminders'
import { Group, RowList } from '../../ui/group'
import { SwitchRow } from '../../ui/switch-row'
import { tellPermissionRequired } from './tell-permission-required'

const rows: Record<ReminderType, { icon: LucideIcon; title: string; text: string }> = {
  dailyWord: { icon: Sprout, title: 'Daily word', text: 'A new word to learn' },
  allWords: { icon: Layers, title: 'All words', text: 'Time to review, or for a quick game' },
  streak: { icon: Flame, title: 'Streak', text: 'Before the day is over' },
}

export function ReminderTypes({ settings }: { settings: ReminderSettings }) {
  async function change(type: ReminderType, isOn: boolean) {
    if (!(await switchReminder(type, isOn))) tellPermissionRequired()
  }

  return (
    <Group title="Remind me of">
      <RowList>
        {reminderTypes.map((type) => (
          <SwitchRow key={type} {...rows[type]} isOn={settings[type]} onChange={(isOn) => void change(type, isOn)} />
        ))}
      </RowList>
    </Group>
  )
}
