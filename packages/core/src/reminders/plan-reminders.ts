import { addDays, localDay } from '../base/day'
import { wallClock } from '../base/wall-clock'
import type { Instant } from '../learner/record'
import { dayNumber } from '../memory/day-number'
import { accessOf, remindersADay } from '../subscription/entitlements'
import type { Plan } from '../subscription/plan'
import { reminderKinds } from './reminder-kinds'
import { type ReminderSettings, type ReminderType, reminderTypes, type Weekday, weekdays } from './reminder-settings'
import { openMinutes, spreadOver } from './times-of-day'
import { isOnVacation } from './vacation'

/** When the learner will be reminded of what. */
export type Occasion = { type: ReminderType; at: Instant }

/** A notification as the device is asked to show it. */
export type Reminder = Occasion & { id: number; title: string; text: string }

/** iOS drops what goes beyond 64 pending notifications without a word; a few are left for others. */
export const pendingLimit = 60

type Reach = { zone?: string | undefined; count: number; days?: number }

const weekend: readonly Weekday[] = ['saturday', 'sunday']

/** The next reminders after `now`, the soonest first: as many as asked for, or as there are in so many days. */
export function upcomingReminders(
  settings: ReminderSettings,
  plan: Plan | null,
  now: Instant,
  { zone, count, days = 366 }: Reach,
): Occasion[] {
  const types = reminderTypes.filter((type) => settings[type])
  const found: Occasion[] = []
  if (types.length === 0) return found
  const open = openMinutes(settings)
  const full = Math.min(settings.frequency, remindersADay(accessOf(false, plan)))
  const half = Math.max(1, Math.round(full / 2))
  const onWorkdays = spreadOver(open, full)
  const onWeekends = settings.weekendMode ? spreadOver(open, half) : onWorkdays
  const clock = wallClock(zone)
  const today = localDay(new Date(now), zone)

  for (let i = 0; i < days && found.length < count; i++) {
    const day = addDays(today, i)
    const number = dayNumber(day)
    const weekday = weekdays[(number + 3) % 7] as Weekday // 1970 began on a Thursday
    if (!settings.activeDays.includes(weekday) || isOnVacation(settings, day)) continue
    const minutes = weekend.includes(weekday) ? onWeekends : onWorkdays
    const clockOfDay = clock(day)
    for (const [slot, minute] of minutes.entries()) {
      const at = clockOfDay(minute)
      if (at !== null && at > now && found.length < count) found.push({ type: typeFor(types, number, slot, minutes.length), at })
    }
  }
  return found
}

/** What the device should have pending from now on: never more than it keeps, no id twice. */
export function planReminders(settings: ReminderSettings, plan: Plan | null, now: Instant, zone?: string): Reminder[] {
  const used = new Map<ReminderType, number>()
  return upcomingReminders(settings, plan, now, { zone, count: pendingLimit }).map(({ type, at }) => {
    const { title, text, ids } = reminderKinds[type]
    const before = used.get(type) ?? 0
    used.set(type, before + 1)
    return { type, at, id: ids.first + before, title, text }
  })
}

/**
 * The types share the day's reminders in turn, so that no two come at once and the limit holds for all of them; the
 * last of the day is about the streak. With fewer reminders than types they take turns from day to day.
 */
function typeFor(types: readonly ReminderType[], day: number, slot: number, slots: number): ReminderType {
  const turn = slots < types.length ? day * slots + slot : types.length * slots + slot - slots
  return types[turn % types.length] as ReminderType
}
