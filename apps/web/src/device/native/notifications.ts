import type { LocalNotificationSchema, LocalNotificationsPlugin, PermissionStatus } from '@capacitor/local-notifications'
import type { Notice, NotificationPermission, Notifications } from '../notifications'

type Plugin = Pick<
  LocalNotificationsPlugin,
  'checkPermissions' | 'requestPermissions' | 'schedule' | 'cancel' | 'getPending' | 'createChannel'
>

const channelId = 'reminders'

/** Notifications of the device itself: those ahead are kept by the system, also while the app is closed. */
export function nativeNotifications(plugin: Plugin, platform: 'ios' | 'android'): Notifications {
  let channel: Promise<void> | null = null

  /** Android shows nothing outside a channel; making one that is there already only renames it. */
  function openChannel(): Promise<void> {
    channel ??= plugin.createChannel({
      id: channelId,
      name: 'Reminders',
      description: 'The words and practice you asked for',
      importance: 3,
    })
    channel.catch(() => {
      channel = null
    })
    return channel
  }

  return {
    permission: async () => permissionOf(await plugin.checkPermissions()),
    requestPermission: async () => permissionOf(await plugin.requestPermissions()),
    async schedule(notices) {
      if (notices.length === 0) return
      if (platform === 'android') await openChannel()
      const now = Date.now()
      await plugin.schedule({ notifications: notices.map((notice) => toNative(notice, now)) })
    },
    async cancel(ids) {
      const wanted = new Set(ids)
      const { notifications } = await plugin.getPending()
      const pending = notifications.filter(({ id }) => wanted.has(id)).map(({ id }) => ({ id }))
      if (pending.length > 0) await plugin.cancel({ notifications: pending })
    },
  }
}

/** Without a moment a notification is shown at once; iOS refuses one that is past. A sleeping Android phone is woken for it, to the minute or nearly. */
function toNative({ id, at, title, text }: Notice, now: number): LocalNotificationSchema {
  const when = at > now ? { schedule: { at: new Date(at), allowWhileIdle: true } } : {}
  return { id, title, body: text, channelId, ...when }
}

function permissionOf({ display }: PermissionStatus): NotificationPermission {
  return display === 'granted' || display === 'denied' ? display : 'unasked'
}

/** Calls back with the id of a notification that was tapped, also of the one that opened the app. */
export async function onNotificationTap(
  plugin: Pick<LocalNotificationsPlugin, 'addListener'>,
  callback: (id: number) => void,
): Promise<void> {
  await plugin.addListener('localNotificationActionPerformed', ({ notification }) => callback(notification.id))
}
