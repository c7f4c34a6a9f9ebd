import { reminderTypes } from '@verbena/core/reminders/reminder-settings'
import { useSetting } from '../../state/learner/use-learner'
import { ActiveDays } from './active-days'
import { HowOften } from './how-often'
import { NextReminders } from './next-reminders'
import { Pauses } from './pauses'
import { PermissionNote } from './permission-note'
import { QuietHours } from './quiet-hours'
import { ReminderTypes } from './reminder-types'
import { usePermission } from './use-permission'

/** What the learner is reminded of and when; the details come with the first reminder that is on. */
export default function RemindersPage() {
  const settings = useSetting('reminders')
  const permission = usePermission()
  const isAnyOn = reminderTypes.some((type) => settings[type])
  return (
    <div className="grid grid-cols-1 gap-7 pt-1">
      <PermissionNote permission={permission} isAnyOn={isAnyOn} />
      <ReminderTypes settings={settings} />
      {isAnyOn && (
        <>
          <HowOften settings={settings} />
          <ActiveDays settings={settings} />
          <QuietHours settings={settings} />
          <Pauses settings={settings} />
          <NextReminders settings={settings} permission={permission} />
        </>
      )}
    </div>
  )
}
