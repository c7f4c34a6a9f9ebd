import { defaultReminders } from '@verbena/core/reminders/reminder-settings'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeNotifications } from '../../test/fake-notifications'
import { newVisitor } from '../../test/open-app'
import { takeErrors } from '../../test/setup'
import { notifications, notifyThrough } from '../device/notifications'
import { readSetting } from './learner/use-learner'
import { keepReminders, saveReminders, switchReminder } from './reminders'

const titles = (device: ReturnType<typeof fakeNotifications>) => new Set(device.pending().map(({ title }) => title))

test('a change cancels what was planned and plans anew, never more than the device keeps', async () => {
  await newVisitor()
  const device = fakeNotifications('granted')
  expect(await switchReminder('dailyWord', true)).toBe(true)
  saveReminders({ frequency: 8 })
  await vi.waitFor(() => expect(device.calls).toEqual(['cancel', 'schedule', 'cancel', 'schedule']))
  expect(device.pending()).toHaveLength(60)
  await switchReminder('dailyWord', false)
  await vi.waitFor(() => expect(device.pending()).toEqual([]))
  expect(readSetting('notificationsEnabled')).toBe(false)
})

test('whatever has an id of a type is cancelled before planning, and nothing of others', async () => {
  await newVisitor()
  const device = fakeNotifications('granted')
  const stale = [1, 100, 101, 200, 201, 500, 501].map((id) => ({ id, at: 1, title: 'old', text: '' }))
  await notifications().schedule(stale)
  saveReminders({ streak: true })
  await vi.waitFor(() => expect(device.calls).toEqual(['schedule', 'cancel', 'schedule']))
  expect(device.pending().filter(({ title }) => title === 'old')).toMatchObject([{ id: 501 }])
})

test('a vacation holds everything back and ending it brings everything again', async () => {
  await newVisitor()
  const device = fakeNotifications('granted')
  await switchReminder('streak', true)
  await vi.waitFor(() => expect(titles(device)).toEqual(new Set(['Keep Your Streak!'])))
  const soonest = () => Math.min(...device.pending().map(({ at }) => at))
  const before = soonest()
  saveReminders({ vacationMode: true, vacationUntil: '2999-01-01' as never })
  await vi.waitFor(() => expect(device.pending()).toEqual([]))
  saveReminders({ vacationMode: false, vacationUntil: null })
  await vi.waitFor(() => expect(soonest()).toBe(before))
})

test('what is used up is filled up whenever the app is looked at', async () => {
  await newVisitor()
  const device = fakeNotifications('granted')
  saveReminders({ ...defaultReminders, allWords: true })
  onTestFinished(keepReminders())
  await vi.waitFor(() => expect(device.pending()).toHaveLength(60))
  await notifications().cancel(device.pending().map(({ id }) => id))
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(device.pending()).toHaveLength(60))
})

test('nothing is planned without permission, and a device that fails is only logged', async () => {
  await newVisitor()
  const device = fakeNotifications('denied')
  expect(await switchReminder('dailyWord', true)).toBe(false)
  expect([device.calls, readSetting('reminders').dailyWord]).toEqual([[], false])
  notifyThrough({ ...notifications(), permission: () => Promise.reject(new Error('gone')) })
  saveReminders({ frequency: 4 })
  await vi.waitFor(() => expect(takeErrors()).toMatchObject([['Reminders could not be planned', { message: 'gone' }]]))
})
