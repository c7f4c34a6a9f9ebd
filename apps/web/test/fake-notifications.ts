import { onTestFinished } from 'vitest'
import { type Notice, type NotificationPermission, notifications, notifyThrough } from '../src/device/notifications'

/** A device that notifies, where the person answers its question like this; what is pending on it can be looked up. */
export function fakeNotifications(answer: NotificationPermission) {
  const before = notifications()
  const pending = new Map<number, Notice>()
  const calls: string[] = []
  notifyThrough({
    permission: async () => answer,
    requestPermission: async () => answer,
    async schedule(notices) {
      calls.push('schedule')
      for (const notice of notices) pending.set(notice.id, notice)
    },
    async cancel(ids) {
      calls.push('cancel')
      for (const id of ids) pending.delete(id)
    },
  })
  onTestFinished(() => notifyThrough(before))
  return { calls, pending: () => [...pending.values()] }
}
