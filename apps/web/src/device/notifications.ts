/** Whether the person lets the app notify them; `unasked` means that the question would be shown. */
export type NotificationPermission = 'granted' | 'denied' | 'unasked' | 'unsupported'

/** One notification at a moment; a moment that is past means at once. */
export type Notice = { id: number; at: number; title: string; text: string }

/** What the app needs of a device that notifies. */
export type Notifications = {
  permission: () => Promise<NotificationPermission>
  /** Shows the device's question, if it may still be asked, and answers what holds afterwards. */
  requestPermission: () => Promise<NotificationPermission>
  schedule: (notices: readonly Notice[]) => Promise<void>
  cancel: (ids: readonly number[]) => Promise<void>
}

/** A browser forgets a page that is closed, so nothing is scheduled there (spec §6). */
const inBrowser: Notifications = {
  permission: async () => 'unsupported',
  requestPermission: async () => 'unsupported',
  schedule: async () => undefined,
  cancel: async () => undefined,
}

let device = inBrowser

/** Lets a device that notifies take the browser's place. */
export function notifyThrough(other: Notifications): void {
  device = other
}

export function notifications(): Notifications {
  return device
}
