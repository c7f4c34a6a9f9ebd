import { type ReminderType, reminderTypes } from './reminder-settings'

/** What a reminder says, and the ids its notifications may use (spec §9). */
type ReminderKind = { title: string; text: string; ids: { first: number; last: number } }

export const reminderKinds: Record<ReminderType, ReminderKind> = {
  dailyWord: {
    title: 'Daily Word Ready!',
    text: 'Learn a new word and expand your vocabulary',
    ids: { first: 1, last: 100 },
  },
  streak: {
    title: 'Keep Your Streak!',
    text: "Don't break your learning streak - practice today",
    ids: { first: 101, last: 200 },
  },
  allWords: {
    title: 'Practice Time!',
    text: 'Review your words or play a quick game',
    ids: { first: 201, last: 500 },
  },
}

/** Every id that a notification of this type may have: all of them are cancelled before the type is scheduled again. */
export function idsOf(type: ReminderType): number[] {
  const { first, last } = reminderKinds[type].ids
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** What a notification with this id reminds of; `null` when it is no planned one. */
export function reminderTypeOf(id: number): ReminderType | null {
  return reminderTypes.find((type) => id >= reminderKinds[type].ids.first && id <= reminderKinds[type].ids.last) ?? null
}

/** What is said to someone who wants more a day than is free (spec §8). */
export const premiumReminderText =
  'Free users can set up to 8 notifications per day. Subscribe to unlock up to 15 notifications per day and enjoy unlimited learning reminders.'
