import type { LocalNotificationSchema } from '@capacitor/local-notifications'
import { describe, expect, test, vi } from 'vitest'
import { nativeNotifications, onNotificationTap } from './notifications'

type Display = 'granted' | 'denied' | 'prompt' | 'prompt-with-rationale'

/** A phone that answers its question like this, with these ids pending. */
function fakePhone({ display = 'granted', pending = [] }: { display?: Display; pending?: number[] } = {}) {
  const scheduled: LocalNotificationSchema[] = []
  return {
    scheduled,
    checkPermissions: vi.fn(async () => ({ display })),
    requestPermissions: vi.fn(async () => ({ display })),
    createChannel: vi.fn(async () => undefined),
    getPending: vi.fn(async () => ({ notifications: pending.map((id) => ({ id, title: '', body: '' })) })),
    cancel: vi.fn(async (_: { notifications: { id: number }[] }) => undefined),
    schedule: vi.fn(async ({ notifications }: { notifications: LocalNotificationSchema[] }) => {
      scheduled.push(...notifications)
      return { notifications }
    }),
  }
}

const notice = (id: number, at: number) => ({ id, at, title: 'Daily Word Ready!', text: 'Learn a new word' })
const soon = () => Date.now() + 60_000

describe('permission', () => {
  test.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['prompt', 'unasked'],
    ['prompt-with-rationale', 'unasked'],
  ] as const)('%s on the phone is %s, looked up or asked for', async (display, permission) => {
    const device = nativeNotifications(fakePhone({ display }), 'ios')
    expect(await device.permission()).toBe(permission)
    expect(await device.requestPermission()).toBe(permission)
  })

  test('that cannot be found out is the caller’s to deal with', async () => {
    const phone = { ...fakePhone(), checkPermissions: () => Promise.reject(new Error('not implemented')) }
    await expect(nativeNotifications(phone, 'ios').permission()).rejects.toThrow('not implemented')
  })
})

describe('scheduling', () => {
  test('hands over id, texts and moment, and lets a sleeping phone wake for it', async () => {
    const phone = fakePhone()
    const at = soon()
    await nativeNotifications(phone, 'ios').schedule([notice(7, at)])
    expect(phone.scheduled).toMatchObject([
      { id: 7, title: 'Daily Word Ready!', body: 'Learn a new word', schedule: { at: new Date(at), allowWhileIdle: true } },
    ])
    expect(phone.createChannel).not.toHaveBeenCalled()
  })

  test('of a moment that is past is showing it at once', async () => {
    const phone = fakePhone()
    await nativeNotifications(phone, 'ios').schedule([notice(501, Date.now())])
    expect(phone.scheduled[0]).not.toHaveProperty('schedule')
  })

  test('of nothing asks nothing of the phone', async () => {
    const phone = fakePhone()
    await nativeNotifications(phone, 'android').schedule([])
    expect(phone.schedule).not.toHaveBeenCalled()
    expect(phone.createChannel).not.toHaveBeenCalled()
  })

  test('goes through one channel on Android, made once, and made again after a failure', async () => {
    const phone = fakePhone()
    phone.createChannel.mockRejectedValueOnce(new Error('busy'))
    const device = nativeNotifications(phone, 'android')
    await expect(device.schedule([notice(1, soon())])).rejects.toThrow('busy')
    await device.schedule([notice(1, soon())])
    await device.schedule([notice(2, soon())])
    expect(phone.createChannel).toHaveBeenCalledTimes(2)
    expect(phone.scheduled.map(({ id, channelId }) => [id, channelId])).toEqual([
      [1, 'reminders'],
      [2, 'reminders'],
    ])
  })
})

describe('cancelling', () => {
  test('takes back what is pending under these ids, and nothing else', async () => {
    const phone = fakePhone({ pending: [1, 2, 101, 501] })
    await nativeNotifications(phone, 'ios').cancel([1, 2, 3])
    expect(phone.cancel.mock.calls).toEqual([[{ notifications: [{ id: 1 }, { id: 2 }] }]])
  })

  test('of ids that are not pending asks nothing', async () => {
    const phone = fakePhone({ pending: [501] })
    await nativeNotifications(phone, 'ios').cancel([1])
    expect(phone.cancel).not.toHaveBeenCalled()
  })
})

test('a tapped notification tells its id', async () => {
  const tapped: number[] = []
  const plugin = {
    async addListener(_: string, listen: (event: never) => void) {
      listen({ actionId: 'tap', notification: notice(7, 0) } as never)
      return { remove: async () => undefined }
    },
  }
  await onNotificationTap(plugin, (id) => tapped.push(id))
  expect(tapped).toEqual([7])
})
