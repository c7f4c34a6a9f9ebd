/** The widgets there are for a home screen (spec §3). */
export const widgetTypes = ['daily-word', 'streak', 'progress', 'quote'] as const
export type WidgetType = (typeof widgetTypes)[number]
