import { describe, expect, test, vi } from 'vitest'
import { fakeSharing } from '../../test/fake-sharing'
import { share } from './share'

const calm = { title: 'calm', text: 'calm: quiet and without worry', url: 'https://words.example/word-details?word=calm' }

describe('sharing', () => {
  test('hands everything to the system’s sheet', async () => {
    const { shared, copied } = fakeSharing({ native: 'ok', clipboard: 'ok' })
    expect(await share(calm)).toBe('shared')
    expect(shared).toEqual([calm])
    expect(copied).toEqual([])
  })

  test('called off by the person touches nothing else', async () => {
    const { copied } = fakeSharing({ native: 'AbortError', clipboard: 'ok' })
    expect(await share(calm)).toBe('cancelled')
    expect(copied).toEqual([])
  })

  test.each(['NotAllowedError', 'DataError', 'missing'] as const)(
    'goes to the clipboard where the sheet is no help (%s)',
    async (native) => {
      const { copied } = fakeSharing({ native, clipboard: 'ok' })
      expect(await share(calm)).toBe('copied')
      expect(copied).toEqual([`${calm.text}\n${calm.url}`])
    },
  )

  test.each(['refused', 'missing'] as const)('fails where the clipboard is %s too', async (clipboard) => {
    fakeSharing({ native: 'NotAllowedError', clipboard })
    expect(await share(calm)).toBe('failed')
  })

  test('an error that is none of the browser’s is no cancelling', async () => {
    fakeSharing({ native: 'ok', clipboard: 'ok' })
    vi.spyOn(navigator, 'share').mockRejectedValue(new Error('AbortError'))
    expect(await share(calm)).toBe('copied')
  })
})
