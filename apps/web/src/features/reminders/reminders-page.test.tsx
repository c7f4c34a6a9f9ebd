import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localDay } from '@verbena/core/base/day'
import { startVacation } from '@verbena/core/reminders/vacation'
import { describe, expect, test } from 'vitest'
import { fakeNotifications } from '../../../test/fake-notifications'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { readSetting, saveSettings } from '../../state/learner/use-learner'
import './reminders-page' // here before the first test, whose time it would take

const kept = () => readSetting('reminders')

async function openReminders(changes: Partial<ReturnType<typeof kept>> = {}) {
  await asVisitor()
  saveSettings({ reminders: { ...kept(), ...changes } })
  const app = await openSheet('/categories?profile=true&page=reminders')
  return { app, page: within(await sheet('Reminders')) }
}

describe('on the web', () => {
  test('it says where reminders arrive, and offers to send none', async () => {
    const { page } = await openReminders({ dailyWord: true })
    expect(await page.findByText(/Reminders arrive on the iOS and Android apps/)).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Send one now' })).toBeNull()
  })

  test('what is chosen is kept', async () => {
    const { page } = await openReminders()
    await userEvent.click(page.getByRole('switch', { name: 'Daily word' }))
    expect(kept().dailyWord).toBe(true)
    expect(readSetting('notificationsEnabled')).toBe(true)
    await userEvent.click(page.getByRole('switch', { name: 'Daily word' }))
    expect(readSetting('notificationsEnabled')).toBe(false)
  })
})

describe('the details', () => {
  test('show only while a reminder is on', async () => {
    const { page } = await openReminders()
    expect(page.queryByRole('slider')).toBeNull()
    await userEvent.click(page.getByRole('switch', { name: 'Streak' }))
    expect(await page.findByRole('slider', { name: 'Reminders a day' })).toBeTruthy()
    expect(page.getAllByRole('listitem')).toHaveLength(5)
    expect(page.getAllByText('Keep Your Streak!')).toHaveLength(5)
  })

  test('times, days and breaks are kept at once', async () => {
    const { page } = await openReminders({ dailyWord: true })
    const start = page.getByLabelText('Start time')
    fireEvent.change(start, { target: { value: '' } })
    expect(kept().startTime).toBe('09:00')
    fireEvent.change(start, { target: { value: '10:30' } })
    await userEvent.click(page.getByRole('checkbox', { name: 'Sunday' }))
    await userEvent.click(page.getByRole('switch', { name: 'Weekend mode' }))
    expect(kept()).toMatchObject({ startTime: '10:30', endTime: '21:00', weekendMode: true })
    expect(kept().activeDays).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])
  })

  test('quiet hours show their times only when they are on', async () => {
    const { page } = await openReminders({ dailyWord: true })
    expect(page.queryByLabelText('Quiet from')).toBeNull()
    await userEvent.click(page.getByRole('switch', { name: 'Quiet hours' }))
    expect(page.getByLabelText<HTMLInputElement>('Quiet from').value).toBe('22:00')
    expect(page.getByLabelText<HTMLInputElement>('Quiet until').value).toBe('08:00')
  })

  test('a vacation lasts seven days, says until when, and can be ended', async () => {
    const { page } = await openReminders({ dailyWord: true })
    await userEvent.click(page.getByRole('switch', { name: 'Vacation mode' }))
    expect(kept()).toMatchObject(startVacation(localDay(new Date())))
    expect(page.getByText(/^Reminders start again on /)).toBeTruthy()
    await userEvent.click(page.getByRole('switch', { name: 'Vacation mode' }))
    expect(kept()).toMatchObject({ vacationMode: false, vacationUntil: null })
  })

  test('a vacation that has ended is off', async () => {
    const { page } = await openReminders({ dailyWord: true, ...startVacation(localDay(new Date(Date.now() - 8 * 86_400_000))) })
    expect(page.getByRole('switch', { name: 'Vacation mode' }).ariaChecked).toBe('false')
  })

  test.each([
    [{ activeDays: [] }, 'No day is active. Choose at least one.'],
    [
      { quietHoursEnabled: true, quietHoursStart: '09:00', quietHoursEnd: '21:00' },
      'Quiet hours cover all the time between start and end. Make them shorter.',
    ],
  ])('that leave no time at all say why: %j', async (changes, reason) => {
    const { page } = await openReminders({ dailyWord: true, ...changes })
    expect(page.getByText(reason)).toBeTruthy()
  })
})

describe('more than eight a day', () => {
  async function askForNine() {
    const { app, page } = await openReminders({ dailyWord: true, frequency: 8 })
    act(() => page.getByRole('slider').focus())
    await userEvent.keyboard('{ArrowRight}')
    return { app, page, dialog: within(await sheet('More reminders a day')) }
  }

  test('is offered with Premium, and the value goes back to eight', async () => {
    const { page, dialog } = await askForNine()
    expect(
      dialog.getByText(
        'Free users can set up to 8 notifications per day. Subscribe to unlock up to 15 notifications per day and enjoy unlimited learning reminders.',
      ),
    ).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'More reminders a day' })).toBeNull())
    expect(page.getByText('8 a day')).toBeTruthy()
    expect(kept().frequency).toBe(8)
  })

  test('leads to the offer from Subscribe Now', async () => {
    const { app, dialog } = await askForNine()
    await userEvent.click(dialog.getByRole('button', { name: 'Subscribe Now' }))
    await sheet('Go Premium')
    expect(app.search()).toMatchObject({ profile: true, subscription: true })
  })

  test('that was set under a plan is eight again without one', async () => {
    const { page } = await openReminders({ dailyWord: true, frequency: 15 })
    expect(page.getByText('8 a day')).toBeTruthy()
    expect(kept().frequency).toBe(15)
  })
})

describe('on a device that notifies', () => {
  test('a reminder without permission stays off and says what to do', async () => {
    fakeNotifications('denied')
    const { page } = await openReminders()
    await userEvent.click(page.getByRole('switch', { name: 'Daily word' }))
    expect(await screen.findByText('Permission Required')).toBeTruthy()
    expect(screen.getByText('Please enable notifications in your device settings')).toBeTruthy()
    expect(kept().dailyWord).toBe(false)
  })

  test('a reminder that is on without permission says that nothing can arrive', async () => {
    fakeNotifications('denied')
    const { page } = await openReminders({ dailyWord: true })
    expect(await page.findByText(/^Nothing can arrive/)).toBeTruthy()
  })

  test('one can be sent now', async () => {
    const device = fakeNotifications('granted')
    const { page } = await openReminders({ streak: true })
    await userEvent.click(await page.findByRole('button', { name: 'Send one now' }))
    expect(await screen.findByText('Reminder sent')).toBeTruthy()
    expect(device.pending().map(({ title }) => title)).toContain('Keep Your Streak!')
  })
})
