import { describe, expect, test } from 'vitest'
import { defaultReminders } from './reminder-settings'
import { openMinutes, spreadOver } from './times-of-day'

const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const times = (count: number, changes: Partial<typeof defaultReminders> = {}) =>
  spreadOver(openMinutes({ ...defaultReminders, ...changes }), count).map(clock)

describe('reminders of a day', () => {
  test('each come in the middle of their equal share', () => {
    expect(times(3)).toEqual(['11:00', '15:00', '19:00'])
    expect(times(1)).toEqual(['15:00'])
    expect(times(15)).toHaveLength(15)
    expect(times(15).slice(0, 2)).toEqual(['09:24', '10:12'])
  })

  test('keep out of the quiet hours and are spread over the rest', () => {
    expect(times(3, { quietHoursEnabled: true, quietHoursStart: '12:00', quietHoursEnd: '15:00' })).toEqual(['10:30', '16:30', '19:30'])
  })

  test('keep out of quiet hours over midnight', () => {
    const quiet = { quietHoursEnabled: true, startTime: '06:00', endTime: '23:00' }
    expect(times(2, quiet)).toEqual(['11:30', '18:30'])
  })

  test('may come over midnight themselves, in the order of the clock', () => {
    expect(times(4, { startTime: '20:00', endTime: '04:00' })).toEqual(['01:00', '03:00', '21:00', '23:00'])
  })

  test('come all day when the start is also the end', () => {
    expect(times(2, { startTime: '00:00', endTime: '00:00' })).toEqual(['06:00', '18:00'])
  })

  test('are none when quiet hours cover the whole time', () => {
    expect(times(5, { quietHoursEnabled: true, quietHoursStart: '08:00', quietHoursEnd: '22:00' })).toEqual([])
  })

  test('never come twice in one minute', () => {
    expect(times(15, { startTime: '09:00', endTime: '09:04' })).toEqual(['09:00', '09:01', '09:02', '09:03'])
  })

  test('are not quiet where quiet hours end as they start', () => {
    expect(times(3, { quietHoursEnabled: true, quietHoursStart: '10:00', quietHoursEnd: '10:00' })).toEqual(times(3))
  })
})
