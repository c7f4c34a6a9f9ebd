import type { Page } from '@playwright/test'

/** A call that the page made to a plugin, and what it handed over. */
export type PluginCall = { plugin: string; method: string; options: Record<string, unknown> | undefined }

type Bridge = { calls: PluginCall[]; happens: (plugin: string, event: string, data: unknown) => void }

/** What each plugin of the apps can do, as the projects tell the page. */
const methods = {
  App: ['minimizeApp'],
  Clipboard: ['write'],
  Filesystem: ['writeFile'],
  Haptics: ['impact'],
  Keyboard: ['setAccessoryBarVisible'],
  LocalNotifications: ['checkPermissions', 'requestPermissions', 'schedule', 'cancel', 'getPending', 'createChannel'],
  Share: ['share'],
  SplashScreen: ['hide'],
  StatusBar: ['setStyle', 'setBackgroundColor'],
  TextToSpeech: ['speak', 'stop', 'getSupportedVoices'],
  WidgetData: ['write'],
}

/** How the person answers the question about notifications, and plugins that the app was built without. */
type Phone = { display?: 'granted' | 'denied'; without?: (keyof typeof methods)[] }

/** Opens the page as the Android app does: with the bridge to plugins in place, which answer and remember what they were asked. */
export async function asPhone(page: Page, { display = 'granted', without = [] }: Phone = {}) {
  await page.addInitScript(
    ({ methods, display }) => {
      const calls: PluginCall[] = []
      const listeners = new Map<string, (data: unknown) => void>()
      const answers: Record<string, unknown> = {
        checkPermissions: { display },
        requestPermissions: { display },
        getPending: { notifications: [] },
        getSupportedVoices: { voices: [] },
      }
      Object.assign(window, {
        phone: { calls, happens: (plugin: string, event: string, data: unknown) => listeners.get(`${plugin}.${event}`)?.(data) },
        androidBridge: { postMessage: () => undefined },
        Capacitor: {
          isNativePlatform: () => true,
          PluginHeaders: Object.entries(methods).map(([name, promised]) => ({
            name,
            methods: [
              ...promised.map((each) => ({ name: each, rtype: 'promise' })),
              { name: 'addListener', rtype: 'callback' },
              { name: 'removeListener', rtype: 'callback' },
            ],
          })),
          async nativePromise(plugin: string, method: string, options: Record<string, unknown>) {
            calls.push({ plugin, method, options })
            return answers[method] ?? {}
          },
          async nativeCallback(plugin: string, _: string, options: { eventName: string }, callback: (data: unknown) => void) {
            listeners.set(`${plugin}.${options.eventName}`, callback)
            return `${plugin}.${options.eventName}`
          },
        },
      })
    },
    { methods: Object.fromEntries(Object.entries(methods).filter(([name]) => !without.some((each) => each === name))), display },
  )
  return {
    /** What the page asked of this plugin so far. */
    calls: (plugin: string, method: string): Promise<PluginCall[]> =>
      page.evaluate(
        ([plugin, method]) =>
          (window as unknown as { phone: Bridge }).phone.calls.filter((call) => call.plugin === plugin && call.method === method),
        [plugin, method],
      ),
    happens: (plugin: string, event: string, data: unknown = {}): Promise<void> =>
      page.evaluate(
        ([plugin, event, data]) => (window as unknown as { phone: Bridge }).phone.happens(plugin as string, event as string, data),
        [plugin, event, data],
      ),
  }
}
