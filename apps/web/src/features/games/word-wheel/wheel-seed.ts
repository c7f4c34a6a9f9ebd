import { localDay } from '@verbena/core/base/day'
import { seedFrom } from '@verbena/core/base/random'
import { keyValue } from '../../../device/storage'

const key = 'verbena-wheel-day'

/** The first wheel of a day is everyone's, made of the date alone; those after it are any. */
export function wheelSeed(): number {
  const today = localDay(new Date())
  if (keyValue.get(key) === today) return Math.floor(Math.random() * 2 ** 32)
  try {
    keyValue.set(key, today)
  } catch {
    // full storage: the wheel of the day comes once more
  }
  return seedFrom(`wheel ${today}`)
}
