import { planReminders } from '@verbena/core/reminders/plan-reminders'
import { idsOf, reminderKinds } from '@verbena/core/reminders/reminder-kinds'
import { type ReminderSettings, type ReminderType, reminderTypes } from '@verbena/core/reminders/reminder-settings'
import { notifications } from '../device/notifications'
import { onWake } from '../device/wake'
import { readSetting, saveSettings } from './learner/use-learner'
import { readPlan } from './plan'

/** Outside the ranges of the planned ones, so that planning anew never takes it back. */
const tryOutId = 501

let lastRun: Promise<void> = Promise.resolve()

/** Keeps changed settings, and plans the device's notifications anew by them. */
export function saveReminders(changes: Partial<ReminderSettings>): void {
  const reminders = { ...readSetting('reminders'), ...changes }
  saveSettings({ reminders, notificationsEnabled: reminderTypes.some((type) => reminders[type]) })
  void planAnew()
}

/** Turns a type on or off; answers `false` when the person does not let the app notify them, and then it stays off. */
export async function switchReminder(type: ReminderType, isOn: boolean): Promise<boolean> {
  if (isOn && !(await mayNotify())) return false
  saveReminders({ [type]: isOn })
  return true
}

/** Shows a reminder of this type at once; answers whether the person lets it. */
export async function sendNow(type: ReminderType): Promise<boolean> {
  if (!(await mayNotify())) return false
  const { title, text } = reminderKinds[type]
  await notifications()
    .schedule([{ id: tryOutId, at: Date.now(), title, text }])
    .catch(logged)
  return true
}

/** Plans now and whenever the app is looked at: a device keeps few notifications, and they run out. */
export function keepReminders(): () => void {
  void planAnew()
  return onWake(() => void planAnew())
}

/** Where nothing can be notified, reminders may still be set up. */
async function mayNotify(): Promise<boolean> {
  const permission = await notifications()
    .requestPermission()
    .catch((failure: unknown) => {
      logged(failure)
      return 'denied' as const
    })
  return permission === 'granted' || permission === 'unsupported'
}

/** One plan after the other, so that an older one never overwrites a newer. */
function planAnew(): Promise<void> {
  lastRun = lastRun.then(plan).catch(logged)
  return lastRun
}

async function plan() {
  const device = notifications()
  if ((await device.permission()) !== 'granted') return
  // spec §9: a type's ids are cancelled before it is scheduled
  await device.cancel(reminderTypes.flatMap(idsOf))
  const reminders = planReminders(readSetting('reminders'), readPlan(), Date.now())
  await device.schedule(reminders.map(({ id, at, title, text }) => ({ id, at, title, text })))
}

/** Spec §8: what goes wrong with notifications is only logged. */
function logged(failure: unknown) {
  console.error('Reminders could not be planned', failure)
}
