import * as v from 'valibot'
import { type Day, daySchema } from '../base/day'
import { defaultReminders, type ReminderSettings, reminderSchema } from '../reminders/reminder-settings'
import { type WidgetType, widgetTypes } from '../widgets/widget-types'
import { type CategoryKey, categoryKeys } from '../words/topics'
import { type Level, levels, type WordId, wordIdSchema } from '../words/word'

/** What the learner can set, each with its default before anything was chosen (spec §3). */
export type Settings = {
  difficulty: Level
  selectedCategories: CategoryKey[]
  dailyGoal: number
  hasCompletedOnboarding: boolean
  notificationsEnabled: boolean
  currentTheme: string
  selectedVoice: string
  currentFeedWord: WordId | null
  /** The swipe hint is shown until the first swipe and never again. */
  hasSwiped: boolean
  /** The last day whose goal was celebrated: once a day is enough. */
  goalCelebratedOn: Day | null
  /** Movement as the system asks, or less of it whatever the system says. */
  motion: Motion
  sounds: boolean
  haptics: boolean
  /** Letters and `?` act over the words; whoever dictates or uses a switch may want none of that. */
  letterKeys: boolean
  /** Minutes between the clock where the learner last was and UTC: a flight may take a day out of their calendar. */
  zoneOffset: number | null
  /** Words met before are asked for in the feed when they are due. */
  quizInFeed: boolean
  reminders: ReminderSettings
  enabledWidgets: WidgetType[]
}

const motions = ['system', 'reduced'] as const
type Motion = (typeof motions)[number]

export type SettingKey = keyof Settings

export const defaultSettings: Settings = {
  difficulty: 'intermediate',
  selectedCategories: [],
  dailyGoal: 5,
  hasCompletedOnboarding: false,
  notificationsEnabled: false,
  currentTheme: 'default',
  selectedVoice: 'us-female',
  currentFeedWord: null,
  hasSwiped: false,
  goalCelebratedOn: null,
  motion: 'system',
  sounds: false,
  haptics: true,
  letterKeys: true,
  zoneOffset: null,
  quizInFeed: true,
  reminders: defaultReminders,
  enabledWidgets: ['daily-word'],
}

export const settingKeys = Object.keys(defaultSettings) as SettingKey[]

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))

/** What each setting may hold; a stored value that fails is set aside and the default is used. */
export const settingSchemas = {
  difficulty: v.picklist(levels),
  selectedCategories: v.array(v.picklist(categoryKeys)),
  dailyGoal: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  hasCompletedOnboarding: v.boolean(),
  notificationsEnabled: v.boolean(),
  currentTheme: name,
  selectedVoice: name,
  currentFeedWord: v.nullable(wordIdSchema),
  hasSwiped: v.boolean(),
  goalCelebratedOn: v.nullable(daySchema),
  motion: v.picklist(motions),
  sounds: v.boolean(),
  haptics: v.boolean(),
  letterKeys: v.boolean(),
  zoneOffset: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-900), v.maxValue(900))),
  quizInFeed: v.boolean(),
  reminders: reminderSchema,
  enabledWidgets: v.array(v.picklist(widgetTypes)),
} satisfies { [Key in SettingKey]: v.GenericSchema<unknown, Settings[Key]> }
