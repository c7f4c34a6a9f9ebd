import type { WidgetType } from './widget-types'

/** A widget as it is offered; what it shows comes from `widgetContents`. */
export type Widget = { id: string; type: WidgetType; title: string; description: string }

export const widgets: readonly Widget[] = [
  { id: 'daily-word', type: 'daily-word', title: 'Daily word', description: 'A new word from your level every morning' },
  { id: 'streak', type: 'streak', title: 'Streak', description: 'Your days in a row, and whether today is done' },
  { id: 'progress', type: 'progress', title: 'Progress', description: 'Today’s words against your goal' },
  { id: 'quote', type: 'quote', title: 'Quote', description: 'A line about words and language, a new one each day' },
]

/** The sizes a home screen has room for, in its cells (spec §3). */
export const widgetSizes = [
  { id: 'small', name: 'Small', columns: 2, rows: 2 },
  { id: 'medium', name: 'Medium', columns: 4, rows: 2 },
  { id: 'large', name: 'Large', columns: 4, rows: 4 },
] as const
export type WidgetSize = (typeof widgetSizes)[number]['id']
