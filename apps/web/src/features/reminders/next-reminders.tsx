import { localDay } from '@verbena/core/base/day'
import { upcomingReminders } from '@verbena/core/reminders/plan-reminders'
import { reminderKinds } from '@verbena/core/reminders/reminder-kinds'
import type { ReminderSettings, ReminderType } from '@verbena/core/reminders/reminder-settings'
import { BellRing } from 'lucide-react'
import type { NotificationPermission } from '../../device/notifications'
import { usePlan } from '../../state/plan'
import { sendNow } from '../../state/reminders'
import { Button } from '../../ui/button'
import { Group } from '../../ui/group'
import { toast } from '../../ui/toast'
import { momentText } from './moment-text'
import { tellPermissionRequired } from './tell-permission-required'

const shownCount = 5

type NextRemindersProps = { settings: ReminderSettings; permission: NotificationPermission | null }

/** The next times a reminder comes, so that nobody has to guess what the settings amount to. */
export function NextReminders({ settings, permission }: NextRemindersProps) {
  const now = Date.now()
  const today = localDay(new Date(now))
  const next = upcomingReminders(settings, usePlan(), now, { count: shownCount })

  async function send(type: ReminderType) {
    if (await sendNow(type)) toast('Reminder sent', { text: 'It arrives in a moment' })
    else tellPermissionRequired()
  }

  return (
    <Group title="Next reminders">
      {next.length === 0 && <p className="text-muted">{reasonForNone(settings)}</p>}
      <ol className="grid grid-cols-1 gap-2.5">
        {next.map(({ type, at }) => {
          const { day, time } = momentText(at, today)
          return (
            <li key={at} className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">
                {day}, <span className="tabular-nums">{time}</span>
              </span>
              <span className="text-sm text-muted">{reminderKinds[type].title}</span>
            </li>
          )
        })}
      </ol>
      {permission !== null && permission !== 'unsupported' && next[0] && (
        <Button kind="outline" onClick={() => void send(next[0]?.type ?? 'dailyWord')}>
          <BellRing aria-hidden className="size-5" strokeWidth={1.75} />
          Send one now
        </Button>
      )}
    </Group>
  )
}

/** Only these two leave a reminder that is on without a single time. */
function reasonForNone({ activeDays }: ReminderSettings): string {
  return activeDays.length === 0
    ? 'No day is active. Choose at least one.'
    : 'Quiet hours cover all the time between start and end. Make them shorter.'
}
