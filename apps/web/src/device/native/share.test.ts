import { expect, onTestFinished, test } from 'vitest'
import { fakeSharing } from '../../../test/fake-sharing'
import { share, shareThrough } from '../share'
import { nativeShare } from './share'

const calm = { title: 'calm', text: 'calm: quiet and without worry', url: 'https://words.example/word-details?word=calm' }

/** The app's way to share, over a system's sheet that ends like this. */
function shareOver(sheet: () => Promise<{ activityType?: string }>) {
  shareThrough(nativeShare({ share: sheet }))
  onTestFinished(() => shareThrough(async () => Promise.reject(new Error('not here'))))
  return share(calm)
}

test('shared is shared', async () => {
  expect(await shareOver(async () => ({ activityType: '' }))).toBe('shared')
})

test.each(['Share canceled', 'Share cancelled'])('called off by the person needs no message (%s)', async (message) => {
  const { copied } = fakeSharing({ native: 'missing', clipboard: 'ok' })
  expect(await shareOver(() => Promise.reject(new Error(message)))).toBe('cancelled')
  expect(copied).toEqual([])
})

test.each(["Can't share while sharing is in progress", 'not implemented on ios'])(
  'a sheet that fails gives way to the clipboard (%s)',
  async (message) => {
    const { copied } = fakeSharing({ native: 'missing', clipboard: 'ok' })
    expect(await shareOver(() => Promise.reject(new Error(message)))).toBe('copied')
    expect(copied).toEqual([`${calm.text}\n${calm.url}`])
  },
)
