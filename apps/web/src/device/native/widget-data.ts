import { registerPlugin } from '@capacitor/core'

type WidgetDataPlugin = { write: (data: { json: string }) => Promise<void> }

/** Our own plugin: WidgetDataPlugin.swift and WidgetDataPlugin.java in the native projects. */
const plugin = registerPlugin<WidgetDataPlugin>('WidgetData')

/** Puts the text where the home screen's widgets read it, and has them drawn anew. */
export function writeWidgetData(json: string): Promise<void> {
  return plugin.write({ json })
}
